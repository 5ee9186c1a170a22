/**
 * Hides an announcement that was closed in this tab. The script blocks rendering, so that nothing moves after the first paint. A classic
 * script cannot import, so the `data-` attributes of its tag hold its parameters.
 */
try {
  const { key = '', id } = document.currentScript?.dataset ?? {};
  if (sessionStorage.getItem(key) === id) document.documentElement.dataset.closed = '';
} catch {
  // Storage is blocked.
}
