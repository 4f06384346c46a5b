import { normaliseTrackingNumber } from './tracking-number.ts';

/** As many as one list shows, and one call answers. */
export const MOST_NUMBERS = 20;

const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const SEPARATOR = /[,;|\t\r\n]+/;
/**
 * A whole number with spaces or dashes in it; or a word that starts like one, so that what is mistyped is not lost. What
 * follows the first letters can be read in one way only: else a text of dashes would be looked at without end.
 */
const OUR_NUMBER =
  /GS(?:[\s\-–—.]*\d){9}(?!\d)|TRK[\s\-–—.]*\d{10,17}(?!\d)|TRK(?:[\s\-–—.]*\d){10,17}(?!\d)|\b(?:GS|TRK)[\s\-–—.]*(?:[A-Z][A-Z-]{0,40})?\d[A-Z\d-]*/gi;
const TRACKING_LINK = /^.*(?:\/track\/|[?&](?:tracking|numbers)=)([^/?&#\s]+).*$/is;
const LABEL = /^.*:/s;

/**
 * The tracking numbers in what somebody typed or pasted, in its order and each once, as they are stored:
 * one number with spaces, several lines, a link of ours, 'Tracking no.: …'. Numbers of another form are kept as
 * they are, so that the answer can name them. May be more than `MOST_NUMBERS`.
 */
export function readTypedNumbers(text: string): string[] {
  const pieces = text
    .normalize('NFKC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/%2c/gi, ',')
    .replaceAll(/%20/g, ' ')
    .split(SEPARATOR)
    .map((piece) => ({ piece, ours: piece.match(OUR_NUMBER) }));
  const someAreOurs = pieces.some(({ ours }) => ours);
  const numbers = pieces.flatMap(({ piece, ours }) => {
    if (ours) return ours;
    // Beside our numbers a piece without any digit is a word of the sentence they stood in.
    return someAreOurs && !/\d/.test(piece) ? [] : [foreignNumber(piece)];
  });
  return [...new Set(numbers.map(normaliseTrackingNumber))].filter((number) => number !== '');
}

function foreignNumber(piece: string): string {
  return piece.replace(TRACKING_LINK, '$1').replace(LABEL, '');
}
