import { capitalize } from '#domain/validation/capitalize.ts';

const FIGURE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

/** '9,088'; 'Not set' where it is unknown. */
export function figureText(figure: number | null, unit = ''): string {
  return figure === null ? 'Not set' : `${FIGURE.format(figure)}${unit && ` ${unit}`}`;
}

/** 'Consignee', 'Origin agent', 'Pre-carriage' */
export function codeLabel(code: string): string {
  const words = code.replace(/^(pre|on)_/, '$1-').replaceAll('_', ' ');
  return capitalize(words);
}
