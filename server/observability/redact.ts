/**
 * Patterns redacted from the log, in order. Each is anchored to the start of a word, because otherwise a long
 * word would be scanned once per letter.
 */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/(?<![^\s/@])[^\s/@]+@[^\s/@]+/g, '[address]'],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '[key]'],
  // A device key.
  [/\b[0-9A-Z]{5}(?:-[0-9A-Z]{5}){4}\b/gi, '[key]'],
  // A run that mixes letters and digits, as tokens do. Words of a title are separated by hyphens.
  [/\b(?=\w*\d)(?=\w*[a-z])\w{16,}/gi, '[key]'],
  [/\w{32,}/g, '[key]'],
  [/\d(?:[\s.()+-]{0,3}\d){5,}/g, '[number]'],
];

/** Redacts everything that looks like an e-mail address, a key or a long number. */
export function redact(text: string): string {
  return PRIVATE.reduce((rest, [pattern, replacement]) => rest.replaceAll(pattern, replacement), text);
}
