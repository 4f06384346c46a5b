import { foldName } from './normalize-name.ts';

const VARIANTS: readonly (readonly [RegExp, string])[] = [
  [/^st (?=\S)/, 'saint '],
  [/^saint (?=\S)/, 'st '],
  [/^port of (?=\S)/, ''],
  // The suffix 'City' in Chinese, Japanese and Korean addresses.
  [/(?<=^\S{2,})[市시]$/u, ''],
];

/** A normalized name and its common spelling variants; none for an empty text. */
export function spellingsOf(text: string): string[] {
  const folded = foldName(text);
  if (folded === '') return [];
  const others = VARIANTS.filter(([pattern]) => pattern.test(folded)).map(([pattern, other]) =>
    folded.replace(pattern, other),
  );
  return [folded, ...others];
}
