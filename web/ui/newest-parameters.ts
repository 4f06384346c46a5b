/**
 * What the address says by now. The router changes it at once and draws it later, and choices may be faster than
 * drawing: the next one must start from the last one made. One that somebody was asked about and took back is not in it.
 */
export function newestParameters(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}
