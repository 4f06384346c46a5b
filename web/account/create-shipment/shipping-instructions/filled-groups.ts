import { isTold, lineCount, type TypedInstructions } from './typed-instructions.ts';

/** What has been told for the papers, in words: 'consignee', 'terms', '2 cargo lines'. */
export function toldGroups(typed: TypedInstructions): string[] {
  const told = (...begins: string[]) =>
    isTold(
      Object.fromEntries(
        Object.entries(typed).filter(([path]) => begins.some((begin) => path.startsWith(begin))),
      ),
    );
  const lines = lineCount(typed);
  return [
    told('consignee.') ? `consignee${named(typed['consignee.name'])}` : '',
    told('notify_party.') ? `notify party${named(typed['notify_party.name'])}` : '',
    told('incoterm') ? 'Incoterm' : '',
    told('own_reference') ? 'your reference' : '',
    told('cargo_lines.') ? (lines > 1 ? `${lines} cargo lines` : 'cargo') : '',
  ].filter(Boolean);
}

function named(name = '') {
  return name.trim() && ` ${name.trim()}`;
}
