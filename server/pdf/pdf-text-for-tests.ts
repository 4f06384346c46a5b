import { extractText } from 'unpdf';

/** The extracted text of each page, with single spaces. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  // The reader transfers the buffer, so it gets a copy.
  const { text } = await extractText(pdf.slice(), { mergePages: false });
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}
