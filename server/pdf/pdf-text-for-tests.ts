import { extractText } from 'unpdf';

/** The text of each page as a program reads it, with single spaces. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  // The reader takes the bytes away from whoever hands them over.
  const { text } = await extractText(pdf.slice(), { mergePages: false });
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}
