/** Hides an announcement that was closed in this tab before the first paint. Classic script: `data-` attributes hold its parameters. */
try {
  const { key = '', id } = document.currentScript?.dataset ?? {};
  if (sessionStorage.getItem(key) === id) document.documentElement.dataset.closed = '';
} catch {
  // Storage is blocked.
}
