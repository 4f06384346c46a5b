/** What may not reach the log, in the order it is looked for; each from the start of a word, or a long one would be read once per letter. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/(?<![^\s/@])[^\s/@]+@[^\s/@]+/g, '[address]'],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '[key]'],
  // The key of a device.
  [/\b[0-9A-Z]{5}(?:-[0-9A-Z]{5}){4}\b/gi, '[key]'],
  // A run that mixes letters and digits as only machines do; words of a title are parted by hyphens.
  [/\b(?=\w*\d)(?=\w*[a-z])\w{16,}/gi, '[key]'],
  [/\w{32,}/g, '[key]'],
  [/\d(?:[\s.()+-]{0,3}\d){5,}/g, '[number]'],
];

/** The text without anything that looks like an e-mail address, a key or a long number. */
export function redact(text: string): string {
  return PRIVATE.reduce((rest, [pattern, instead]) => rest.replaceAll(pattern, instead), text);
}
