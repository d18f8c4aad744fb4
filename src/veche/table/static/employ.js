/* The service worker is put to work where somebody wants what only it can do: a home screen, or notices. */

/* The one at work, as soon as it is; nothing where browsers allow none. */
export async function employ() {
  if (!isSecureContext || !navigator.serviceWorker) return null;
  await navigator.serviceWorker.register("/sw.js");
  return navigator.serviceWorker.ready;
}

/* The one that is at work already. */
export async function employed() {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.active ? registration : null;
}
