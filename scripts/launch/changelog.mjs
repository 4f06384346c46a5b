/** Whether the changelog has an entry for the version: a heading such as `## [1.2.0] - 2026-11-22`. */
export function hasEntry(text, version) {
  const headings = text.matchAll(/^## +\[?v?(\d[^\]\s]*)\]?(?=\s|$)/gm);
  return [...headings].some(([, entry]) => entry === version);
}
