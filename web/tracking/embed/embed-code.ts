export const EMBED_THEMES = [
  ['auto', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number][0];

interface Embedded {
  origin: string;
  tracking_number: string;
  theme: EmbedTheme;
}

/** The script tag that inserts the tracking of a shipment where it stands. */
export function embedCode({ origin, tracking_number, theme }: Embedded): string {
  const attributes = [
    'async',
    `src="${origin}/embed.js"`,
    `data-number="${tracking_number}"`,
    ...(theme === 'auto' ? [] : [`data-theme="${theme}"`]),
  ];
  return `<script ${attributes.join(' ')}></script>`;
}
