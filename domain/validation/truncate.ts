/**
 * The start of a text, of at most `most` UTF-16 units. Half of a surrogate pair at its end is left out, because PostgreSQL
 * refuses it in JSON.
 */
export function truncate(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
