/**
 * Hides an announcement that was closed in this tab. It blocks rendering, so that nothing moves once the page is painted; caches keep
 * it for good. A classic script: it can import nothing, and its tag says what it has to know.
 */
try {
  const { key = '', id } = document.currentScript?.dataset ?? {};
  if (sessionStorage.getItem(key) === id) document.documentElement.dataset.closed = '';
} catch {
  // Storage is blocked.
}
