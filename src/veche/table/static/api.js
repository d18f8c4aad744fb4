// The page of the description of `/api`: Swagger UI, with nothing from elsewhere.

const place = document.getElementById("api");
const { SwaggerUIBundle } = window;
SwaggerUIBundle({
  url: place.dataset.from,
  domNode: place,
  presets: [SwaggerUIBundle.presets.apis],
  layout: "BaseLayout",
  deepLinking: true,
  validatorUrl: null,
});
