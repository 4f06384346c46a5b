import type { SourceFile } from './source-files.ts';

const CODE = [
  String.raw`(?<comment>\/\*[\s\S]*?\*\/|\/\/[^\n]*)`,
  String.raw`(?<=[(,=:[!&|?{};]\s*)\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*`,
  String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"`,
  String.raw`(?<name>[A-Za-z_$][\w$]*)`,
  String.raw`(?<mark>[\x60{}])`,
];
/** Text between tags, which looks like names. */
const JSX_TEXT = String.raw`(?<=[^=]>)[^<>{}=();\x60]+(?=[<{])|(?<=\})[^<>{}=();'"\x60\n]+(?=[<{])`;
const TOKENS = new RegExp(CODE.join('|'), 'g');
const TSX_TOKENS = new RegExp([...CODE.slice(0, 3), JSX_TEXT, ...CODE.slice(3)].join('|'), 'g');
/** The rest of a template literal up to its end or its next expression. */
const TEMPLATE = /(?:\\[\s\S]|\$(?!\{)|[^`\\$])*(?:`|\$\{|$)/y;

interface NamesAndComments {
  names: ReadonlySet<string>;
  comments: readonly string[];
}

/** Cached, because several rules read the same file. */
const KNOWN = new WeakMap<SourceFile, NamesAndComments>();

/** Scans with regular expressions instead of a parser: fast, and exact enough to find words. */
export function namesAndCommentsOf(file: SourceFile): NamesAndComments {
  const known = KNOWN.get(file) ?? scan(file);
  KNOWN.set(file, known);
  return known;
}

function scan({ path, text }: SourceFile): NamesAndComments {
  const names = new Set<string>();
  const comments: string[] = [];
  const tokens = path.endsWith('x') ? TSX_TOKENS : TOKENS;
  /** The depth of braces at which each open expression of a template literal began. */
  const expressions: number[] = [];
  let depth = 0;
  const skipTemplate = () => {
    TEMPLATE.lastIndex = tokens.lastIndex;
    const [skipped = ''] = TEMPLATE.exec(text) ?? [];
    tokens.lastIndex += skipped.length;
    if (skipped.endsWith('${')) expressions.push(depth);
  };

  tokens.lastIndex = 0;
  for (let token = tokens.exec(text); token; token = tokens.exec(text)) {
    const { name, comment, mark } = token.groups ?? {};
    if (name) names.add(name);
    else if (comment) comments.push(comment);
    else if (mark === '`') skipTemplate();
    else if (mark === '{') depth += 1;
    else if (mark === '}' && expressions.at(-1) === depth) {
      expressions.pop();
      skipTemplate();
    } else if (mark === '}') depth -= 1;
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
