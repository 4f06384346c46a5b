import { normalizeTrackingNumber } from './tracking-number.ts';

/** Maximum numbers per list and per call. */
export const MAX_NUMBERS = 20;

const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const SEPARATOR = /[,;|\t\r\n]+/;
/**
 * A complete number with spaces or dashes; or a word that starts like one, so that mistyped numbers are reported. The
 * pattern is unambiguous after the prefix, because ambiguity would backtrack exponentially on a text of dashes (ReDoS).
 */
const OUR_NUMBER =
  /GS(?:[\s\-–—.]*\d){9}(?!\d)|TRK[\s\-–—.]*\d{10,17}(?!\d)|TRK(?:[\s\-–—.]*\d){10,17}(?!\d)|\b(?:GS|TRK)[\s\-–—.]*(?:[A-Z][A-Z-]{0,40})?\d[A-Z\d-]*/gi;
const TRACKING_LINK = /^.*(?:\/track\/|[?&](?:tracking|numbers)=)([^/?&#\s]+).*$/is;
const LABEL = /^.*:/s;

/**
 * Extracts the tracking numbers from typed or pasted text, in order, without duplicates, in stored form: one number
 * with spaces, several lines, one of our links, 'Tracking no.: …'. Numbers of another form are returned unchanged so
 * that the result can name them. May return more than `MAX_NUMBERS`.
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
    // Beside our numbers, a piece without digits is part of the surrounding sentence.
    return someAreOurs && !/\d/.test(piece) ? [] : [foreignNumber(piece)];
  });
  return [...new Set(numbers.map(normalizeTrackingNumber))].filter((number) => number !== '');
}

function foreignNumber(piece: string): string {
  return piece.replace(TRACKING_LINK, '$1').replace(LABEL, '');
}
