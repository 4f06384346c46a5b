const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  // Persian and Urdu keyboards have their own code points for these two Arabic letters.
  ی: 'ي',
  ى: 'ي',
  ک: 'ك',
};

/** Accents of Latin, Greek and Cyrillic, and vowel points of Hebrew and Arabic. In other scripts marks change the word. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670.'’‘ʼ`]/g;

/**
 * Normalizes a name for search: lower case, without accents or punctuation, single spaces.
 * 'São-Tomé' becomes 'sao tome', "L'Aquila" becomes 'laquila', 'St. Louis' becomes 'st louis'.
 */
export function foldName(text: string): string {
  const lower = text.toLowerCase();
  if (/^[a-z]+(?: [a-z]+)*$/.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(/[ßæœøłđðþıςیىک]/g, (letter) => LETTERS[letter] as string)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .normalize('NFC');
}
