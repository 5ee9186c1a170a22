/** The product has no service worker. Another script's could read typed text on a private page, so it is reported and removed. */
try {
  const { serviceWorker } = navigator;
  if (serviceWorker?.controller) {
    document.querySelector('.controlled')?.removeAttribute('hidden');
    serviceWorker.getRegistrations().then((all) => {
      for (const each of all) each.unregister();
    });
  }
} catch {
  // In a sandboxed frame the property throws, but no service worker controls it.
}
