import type { DocumentType } from '#content/documentation.ts';

/** Icon paths by type: text lines, table cells, a play arrow, a browser window. */
const marks: Record<DocumentType, string> = {
  PDF: 'M8 12h8M8 15.5h8M8 8.5h3',
  Excel: 'M8 11h8v7H8zM12 11v7M8 14.5h8',
  Video: 'M10 11.5v6l5-3z',
  Online: 'M3 9h18M6 6.75h.01M8.5 6.75h.01',
};
const SHEET = 'M6 2.75h8.5L19 7.25v14H6zM14 2.75v5h5';
const WINDOW = 'M3 4.5h18v15H3z';

/** A document's type icon. Decorative: the type is also shown as text. */
export function TypeIcon({ type }: { type: DocumentType }) {
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className="shrink-0 text-ink-2"
    >
      <path d={type === 'Online' ? WINDOW : SHEET} />
      <path d={marks[type]} />
    </svg>
  );
}
