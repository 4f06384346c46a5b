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
};

/**
 * A name as people type it: lower case, without accents or punctuation, single spaces.
 * 'São-Tomé' becomes 'sao tome', "L'Aquila" becomes 'laquila', 'St. Louis' becomes 'st louis'.
 */
export function foldName(text: string): string {
  const lower = text.toLowerCase();
  if (/^[a-z]+(?: [a-z]+)*$/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/[\p{M}.'’‘ʼ`]/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] as string)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
