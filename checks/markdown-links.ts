import { join } from 'node:path/posix';

const FENCED_CODE = /^( *)(`{3,}|~{3,})[\s\S]*?^\1\2`*~*$/gm;
const INLINE_CODE = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g;
const HEADING = /^#{1,6} +(.+?)(?: +#+)?$/gm;
const ANCHOR = /<a (?:id|name)="([^"]+)"/g;
/** `[text](target "title")`, `[label]: target`, and the attributes of HTML. */
const LINKS = [
  /\]\(\s*<?([^)\s>]+)>?(?:\s+["'][^)]*)?\)/g,
  /^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)/gm,
  /<(?:a|img|source|video)\b[^>]*?\b(?:href|src|srcset|poster)="([^"\s]+)/g,
];
const EXTERNAL = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

/** The relative links of a document that lead to no file, or to no heading of a Markdown file. */
export function brokenLinks(
  document: string,
  text: string,
  /** The text of a file by its path from the root, '' for a folder or a binary file; undefined where there is none. */
  read: (path: string) => string | undefined,
): string[] {
  const prose = text.replaceAll(FENCED_CODE, '').replaceAll(INLINE_CODE, '');
  const targets = LINKS.flatMap((pattern) => [...prose.matchAll(pattern)].map(([, target = '']) => target));
  return targets.filter((target) => {
    if (EXTERNAL.test(target)) return false;
    const [path = '', fragment] = decodeURI(target).split('#');
    const file = path === '' ? document : join(path.startsWith('/') ? '.' : join(document, '..'), path);
    const found = path === '' ? text : read(file);
    if (found === undefined) return true;
    return Boolean(fragment) && file.endsWith('.md') && !anchorsOf(found).has(fragment ?? '');
  });
}

/** The fragments of a Markdown file by GitHub's rule: repeated headings are numbered from 1. */
function anchorsOf(text: string): Set<string> {
  const prose = text.replaceAll(FENCED_CODE, '');
  const anchors = new Set([...prose.matchAll(ANCHOR)].map(([, name = '']) => name));
  const counts = new Map<string, number>();
  for (const [, heading = ''] of prose.matchAll(HEADING)) {
    const slug = slugOf(heading);
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    anchors.add(count === 0 ? slug : `${slug}-${count}`);
  }
  return anchors;
}

function slugOf(heading: string): string {
  return heading
    .replaceAll(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
}
