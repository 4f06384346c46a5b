/**
 * The start of a text, of at most `max_length` UTF-16 units. Half of a surrogate pair at its end is left out, because PostgreSQL
 * refuses it in JSON.
 */
export function truncate(text: string, max_length: number): string {
  return text.slice(0, max_length).replace(/[\uD800-\uDBFF]$/, '');
}
