const FIGURE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

/** '9,088'; 'Not set' where it is unknown. */
export function figureText(figure: number | null, unit = ''): string {
  return figure === null ? 'Not set' : `${FIGURE.format(figure)}${unit && ` ${unit}`}`;
}

/** 'consignee', 'Origin agent' */
export function wordsOf(code: string): string {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
