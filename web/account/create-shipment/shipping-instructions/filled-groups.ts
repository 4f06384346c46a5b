import { isFilledIn, lineCount, type TypedInstructions } from './typed-instructions.ts';

/** The groups of instructions that are filled in: 'consignee', 'terms', '2 cargo lines'. */
export function filledGroups(typed: TypedInstructions): string[] {
  const filled = (...begins: string[]) =>
    isFilledIn(
      Object.fromEntries(
        Object.entries(typed).filter(([path]) => begins.some((begin) => path.startsWith(begin))),
      ),
    );
  const lines = lineCount(typed);
  return [
    filled('consignee.') ? `consignee${named(typed['consignee.name'])}` : '',
    filled('notify_party.') ? `notify party${named(typed['notify_party.name'])}` : '',
    filled('incoterm') ? 'Incoterm' : '',
    filled('own_reference') ? 'your reference' : '',
    filled('cargo_lines.') ? (lines > 1 ? `${lines} cargo lines` : 'cargo') : '',
  ].filter(Boolean);
}

function named(name = '') {
  return name.trim() && ` ${name.trim()}`;
}
