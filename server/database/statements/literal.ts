/** Text as a part of a pattern of LIKE that matches only itself. */
export function literal(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
