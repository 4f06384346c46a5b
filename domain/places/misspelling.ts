import { type Gazetteer, visitNamed } from './gazetteer.ts';
import { foldName } from './normalize-name.ts';
import { isOneSlip } from './one-typo.ts';
import { weightOf } from './place-weight.ts';

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];
/** Shorter names have too many neighbours for a guess. */
const SHORTEST = 5;

/** Calls `visit` for each place whose name is one typing mistake away from what was typed. */
export function visitMisspelt(
  gazetteer: Gazetteer,
  typed: string,
  visit: (place: number, weight: number) => void,
): void {
  const folded = foldName(typed);
  if (folded.length < SHORTEST) return;
  // The index is sorted: only a wrong or missing first letter leads elsewhere than to these two.
  const initials = new Set(folded.slice(0, 2));
  const otherInitials = ALPHABET.filter((letter) => !initials.has(letter)).flatMap((letter) => [
    letter + folded,
    letter + folded.slice(1),
  ]);
  for (const index of [gazetteer.names, gazetteer.aliases])
    for (const beginning of [...initials, ...otherInitials])
      visitNamed(index, beginning, (number, _, key) => {
        if (isOneSlip(folded, key)) visit(number, weightOf(gazetteer, number, index === gazetteer.aliases));
      });
}
