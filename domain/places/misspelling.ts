import { type Gazetteer, visitNamed } from './gazetteer.ts';
import { foldName } from './normalize-name.ts';
import { isOneTypo } from './one-typo.ts';
import { weightOf } from './place-weight.ts';

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];
/** Shorter names are one typo away from too many others. */
const MIN_LENGTH = 5;

/** Calls `visit` for each place whose name is one typo away from the typed text. */
export function visitMisspelt(
  gazetteer: Gazetteer,
  typed: string,
  visit: (place: number, weight: number, alias: string | null) => void,
): void {
  const folded = foldName(typed);
  if (folded.length < MIN_LENGTH) return;
  // The index is sorted: only a wrong or missing first letter needs more than these two ranges.
  const initials = new Set(folded.slice(0, 2));
  const otherInitials = ALPHABET.filter((letter) => !initials.has(letter)).flatMap((letter) => [
    letter + folded,
    letter + folded.slice(1),
  ]);
  for (const index of [gazetteer.names, gazetteer.aliases])
    for (const beginning of [...initials, ...otherInitials])
      visitNamed(index, beginning, (number, _, key) => {
        if (!isOneTypo(folded, key)) return;
        const isAlias = index === gazetteer.aliases;
        visit(number, weightOf(gazetteer, number, isAlias), isAlias ? key : null);
      });
}
