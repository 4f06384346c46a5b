import { normalizeTrackingNumber } from './tracking-number.ts';

/** Maximum numbers per list and per call. */
export const MAX_NUMBERS = 20;

const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const SEPARATOR = /[,;|\t\r\n]+/;
/**
 * The number of a container; a complete tracking number with spaces or dashes; or a word that starts like one, so that mistyped numbers are reported. The
 * pattern is unambiguous after the prefix, because ambiguity would backtrack exponentially on a text of dashes (ReDoS).
 */
const KNOWN_NUMBER =
  /\b[A-Z]{3}[UJZ][\s-]?\d{6}[\s-]?\d(?!\d)|GS(?:[\s\-–—.]*\d){9}(?!\d)|TRK[\s\-–—.]*\d{10,17}(?!\d)|TRK(?:[\s\-–—.]*\d){10,17}(?!\d)|\b(?:GS|TRK)[\s\-–—.]*(?:[A-Z][A-Z-]{0,40})?\d[A-Z\d-]*/gi;
const TRACKING_LINK = /^.*(?:\/track\/|[?&](?:tracking|numbers)=)([^/?&#\s]+).*$/is;
const LABEL = /^.*:/s;

/**
 * Extracts tracking and container numbers from typed or pasted text, in order, without duplicates, in stored form: one number
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
    .map((piece) => ({ piece, known: piece.match(KNOWN_NUMBER) }));
  const someAreKnown = pieces.some(({ known }) => known);
  const numbers = pieces.flatMap(({ piece, known }) => {
    if (known) return known;
    // Beside known numbers, a piece without digits is part of the surrounding sentence.
    return someAreKnown && !/\d/.test(piece) ? [] : [foreignNumber(piece)];
  });
  return [...new Set(numbers.map(normalizeTrackingNumber))].filter((number) => number !== '');
}

function foreignNumber(piece: string): string {
  return piece.replace(TRACKING_LINK, '$1').replace(LABEL, '');
}
