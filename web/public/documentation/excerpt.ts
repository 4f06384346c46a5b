/** Part of a text, split at matches. */
export type Excerpt = readonly { text: string; found: boolean }[];

const LENGTH = 150;
const REGEX_SPECIAL = /[\\^$.*+?()[\]{}|/]/g;

/** About 150 characters around the first match of `terms` (lower case), or the beginning without a match. */
export function excerptOf(text: string, terms: readonly string[]): Excerpt {
  const anyTerm = `(${terms.map((term) => term.replace(REGEX_SPECIAL, '\\$&')).join('|')})`;
  const first = text.search(new RegExp(anyTerm, 'iu'));
  const start = first < LENGTH ? 0 : text.lastIndexOf(' ', first - LENGTH / 3) + 1;
  const cut = text.indexOf(' ', start + LENGTH);
  const end = cut === -1 ? text.length : cut;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
    .split(new RegExp(anyTerm, 'giu'))
    .filter(Boolean)
    .map((text) => ({ text, found: terms.includes(text.toLowerCase()) }));
}
