/** Some words of a text, parted where something was found. */
export type Excerpt = readonly { words: string; found: boolean }[];

const LENGTH = 150;
const MEANS_SOMETHING = /[\\^$.*+?()[\]{}|/]/g;

/** About 150 characters around the first of `terms`, which are in lower case; the beginning if none occurs. */
export function excerptOf(text: string, terms: readonly string[]): Excerpt {
  const anyTerm = `(${terms.map((term) => term.replace(MEANS_SOMETHING, '\\$&')).join('|')})`;
  const first = text.search(new RegExp(anyTerm, 'iu'));
  const start = first < LENGTH ? 0 : text.lastIndexOf(' ', first - LENGTH / 3) + 1;
  const cut = text.indexOf(' ', start + LENGTH);
  const end = cut === -1 ? text.length : cut;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
    .split(new RegExp(anyTerm, 'giu'))
    .filter(Boolean)
    .map((words) => ({ words, found: terms.includes(words.toLowerCase()) }));
}
