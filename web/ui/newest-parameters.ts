/**
 * The current search parameters from `window.location`. The router updates the URL immediately but renders later, so
 * `useSearchParams` can be stale when changes follow quickly. A navigation that the user cancelled isn't included.
 */
export function newestParameters(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}
