import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brokenLinks } from './markdown-links.ts';
import { ROOT } from './source-files.ts';

const documents = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n');

function read(path: string): string | undefined {
  const file = join(ROOT, path);
  if (!statSync(file, { throwIfNoEntry: false })) return undefined;
  return path.endsWith('.md') ? readFileSync(file, 'utf8') : '';
}

test.each(documents)('the relative links of %s lead to files and headings', (document) =>
  expect(brokenLinks(document, read(document) ?? '', read)).toEqual([]),
);

describe('the rule', () => {
  const files: Record<string, string> = {
    'README.md': '',
    'docs/guide.md':
      '# Set up `it`: first\n\n## Notes\n\n## Notes\n\n<a id="end"></a>\n\n```\n# Not a heading\n```\n',
    'docs/chart.png': '',
  };

  test.each([
    ['[a](guide.md)', []],
    ['[a](../README.md "Start here")', []],
    ['![a](chart.png)', []],
    ['[a](/README.md)', []],
    ['[a](https://example.org/none.md#none), [b](mailto:a@example.org)', []],
    ['[a](guide.md#set-up-it-first), [b](guide.md#notes-1), [c](guide.md#end)', []],
    ['# Here\n\n[a](#here)', []],
    ['`[a](none.md)`\n\n```\n[a](none.md)\n```', []],
    ['[a](none.md)', ['none.md']],
    ['[a](README.md)', ['README.md']],
    ['![a](none.png)', ['none.png']],
    ['[a]: none.md', ['none.md']],
    ['<img src="none.png" alt="">', ['none.png']],
    ['# Here\n\n[a](#there)', ['#there']],
    ['[a](guide.md#notes-2)', ['guide.md#notes-2']],
    ['[a](guide.md#not-a-heading)', ['guide.md#not-a-heading']],
  ])('%j', (text, broken) =>
    expect(brokenLinks('docs/index.md', text, (path) => files[path])).toEqual(broken),
  );
});
