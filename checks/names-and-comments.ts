import type { SourceFile } from './source-files.ts';

/** Comments, regular expressions, strings, JSX text and identifiers, in this order of precedence. */
const TOKENS = new RegExp(
  [
    String.raw`(?<comment>\/\*[\s\S]*?\*\/|\/\/[^\n]*)`,
    String.raw`(?<=[(,=:[!&|?{};]\s*)\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*`,
    String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\x60(?:\\.|[^\x60\\])*\x60`,
    String.raw`(?<=>)[^<>{}=();]+(?=[<{])|(?<=\})[^<>{}=();'"\x60\n]+(?=[<{])`,
    String.raw`(?<name>[A-Za-z_$][\w$]*)`,
  ].join('|'),
  'g',
);

interface NamesAndComments {
  names: ReadonlySet<string>;
  comments: readonly string[];
}

/** Cached, because several rules read the same file. */
const KNOWN = new WeakMap<SourceFile, NamesAndComments>();

/** Scans with a regular expression instead of a parser: fast, and exact enough to find words. */
export function namesAndCommentsOf(file: SourceFile): NamesAndComments {
  const known = KNOWN.get(file) ?? scan(file);
  KNOWN.set(file, known);
  return known;
}

function scan({ text }: SourceFile): NamesAndComments {
  const names = new Set<string>();
  const comments: string[] = [];
  for (const { groups } of text.matchAll(TOKENS)) {
    if (groups?.name) names.add(groups.name);
    else if (groups?.comment) comments.push(groups.comment);
  }
  return { names, comments };
}

/** `NOT_ONCE`, `notOnce` and `NotOnce` become 'not-once'. */
export function kebabCase(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}
