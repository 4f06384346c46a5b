/** The three sides in a text such as '120x80x100 cm'; undefined if it has another format. */
export function splitDimensions(text: string): [string, string, string] | undefined {
  const match = /^\s*([\d.,]+)\s*[x×*]\s*([\d.,]+)\s*[x×*]\s*([\d.,]+)\s*(?:cm)?\s*$/i.exec(text);
  return match ? [match[1] as string, match[2] as string, match[3] as string] : undefined;
}
