import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asvsRequirements } from './asvs-requirements.ts';
import { ROOT } from './source-files.ts';

const STATES = ['met', 'gap', 'n/a'] as const;
const table = read('docs/asvs.md');
const DECISIONS = readdirSync(join(ROOT, 'decisions'));

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** The rows that begin with requirement numbers. */
const rows = [...table.matchAll(/^\| (\d[\d., ]*) \| ([^|]*) \| (.*) \|$/gm)].map(
  ([, numbers = '', state = '', text = '']) => ({ numbers: numbers.split(', '), state, text }),
);

describe('docs/asvs.md', () => {
  test('lists each requirement once', () =>
    expect(rows.flatMap(({ numbers }) => numbers).toSorted()).toEqual(asvsRequirements.toSorted()));

  test('states for each whether it is met', () => {
    expect(STATES).toEqual(expect.arrayContaining([...new Set(rows.map(({ state }) => state))]));
    expect(rows.filter(({ text }) => text.length < 10)).toEqual([]);
  });

  test('has the right totals', () => {
    const [met, gaps, others] = STATES.map((wanted) =>
      rows.filter(({ state }) => state === wanted).reduce((sum, { numbers }) => sum + numbers.length, 0),
    );
    expect(table).toContain(
      `**${asvsRequirements.length} requirements: ${met} met, ${gaps} gaps, ${others} not applicable.**`,
    );
  });
});

/** Files in backticks are relative to the root, links to the document. */
function filesNamedIn(document: string): string[] {
  const text = read(document);
  const named = [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]*|[\w-]+\.(?:json|md|ts))`/g)].map(
    ([, path = '']) => path,
  );
  const linked = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)].map(([, path = '']) =>
    join(dirname(document), path),
  );
  return [...new Set([...named, ...linked])];
}

/** Created by the build, or at run time. */
const NOT_IN_THE_REPOSITORY = /^(?:build\/client|DATA_DIR\/)/;

describe.each(['docs/asvs.md', 'SECURITY.md'])('%s', (document) => {
  test('names existing files', () => {
    const named = filesNamedIn(document);
    expect(named.length).toBeGreaterThan(5);
    expect(
      named.filter((path) => !NOT_IN_THE_REPOSITORY.test(path) && !existsSync(join(ROOT, path))),
    ).toEqual([]);
  });

  test('quotes existing test names', () => {
    const quoted = [...read(document).matchAll(/`([\w./-]+\.test\.ts)` \(([^)]*)\)/g)].flatMap(
      ([, path = '', text = '']) => [...text.matchAll(/“([^”]+)”/g)].map(([, name = '']) => ({ path, name })),
    );
    expect(quoted.filter(({ path, name }) => !read(path).includes(name))).toEqual([]);
  });

  test('names existing decisions', () => {
    const numbers = [...read(document).matchAll(/\b00\d\d\b/g)].map(([number]) => number);
    expect(numbers.filter((number) => !DECISIONS.some((file) => file.startsWith(number)))).toEqual([]);
  });
});
