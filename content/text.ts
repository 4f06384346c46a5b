/**
 * Rich text as data. Inside a string, `[text](url)` is a link, `**text**` is bold and `` `text` `` is code.
 */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'code'; caption: string; text: string }
  | { kind: 'note'; text: string }
  /** `/videos/<name>.webm`, with captions (.vtt) and a first picture (.webp). */
  | { kind: 'video'; name: string; caption: string };

export interface TextSection {
  /** The section's anchor; it does not change with the title, so that external links stay valid. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const list = (...items: string[]): Block => ({ kind: 'list', items });
export const steps = (...items: string[]): Block => ({ kind: 'steps', items });
export const note = (text: string): Block => ({ kind: 'note', text });
export const video = (name: string, caption: string): Block => ({ kind: 'video', name, caption });
export const code = (caption: string, text: string): Block => ({ kind: 'code', caption, text });
export const table = (
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): Block => ({ kind: 'table', caption, columns, rows });

/** The plain text, for search and structured data. */
export function plainText(sections: readonly TextSection[]): string {
  return sections.map(({ title, blocks }) => [title, ...blocks.map(blockText)].join(' ')).join(' ');
}

function withoutMarks(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/\*\*|`/g, '');
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'list':
    case 'steps':
      return block.items.map(withoutMarks).join(' ');
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()].map(withoutMarks).join(' ');
    case 'code':
      return `${block.caption} ${block.text}`;
    case 'video':
      return block.caption;
    default:
      return withoutMarks(block.text);
  }
}
