/* The picture of a result: the server draws it as SVG, which the link saves; with this script it is saved as PNG, and
   shared where the browser can. */

const WIDTH = 1200;
const HEIGHT = 630;

async function painted(link) {
  const image = new Image(WIDTH, HEIGHT);
  image.src = link.href;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext("2d").drawImage(image, 0, 0, WIDTH, HEIGHT);
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  return new File([blob], link.download.replace(/svg$/, "png"), { type: "image/png" });
}

function save(file) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const canShare = () => {
  try { return Boolean(navigator.canShare?.({ files: [new File([""], "a.png", { type: "image/png" })] })); } catch { return false; }
};

export function dressPicture() {
  const button = document.getElementById("share-picture");
  if (button) button.hidden = !canShare();
}

document.addEventListener("click", async (event) => {
  const wanted = event.target.closest("#picture, #share-picture");
  if (!wanted) return;
  event.preventDefault();
  const link = document.getElementById("picture");
  try {
    const file = await painted(link);
    if (wanted === link) save(file);
    else await navigator.share({ files: [file], title: document.title });
  } catch (error) {
    if (error.name !== "AbortError") wanted.title = link.dataset.failed;
  }
});

dressPicture();
