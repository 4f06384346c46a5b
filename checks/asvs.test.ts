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

/** The rows that begin with numbers: what they are about, and what is said of it. */
const rows = [...table.matchAll(/^\| (\d[\d., ]*) \| ([^|]*) \| (.*) \|$/gm)].map(
  ([, numbers = '', state = '', words = '']) => ({ numbers: numbers.split(', '), state, words }),
);

describe('docs/asvs.md', () => {
  test('tells of each requirement once', () =>
    expect(rows.flatMap(({ numbers }) => numbers).toSorted()).toEqual(asvsRequirements.toSorted()));

  test('says of each whether it is met', () => {
    expect(STATES).toEqual(expect.arrayContaining([...new Set(rows.map(({ state }) => state))]));
    expect(rows.filter(({ words }) => words.length < 10)).toEqual([]);
  });

  test('counts as many as there are', () => {
    const [met, gaps, others] = STATES.map((wanted) =>
      rows.filter(({ state }) => state === wanted).reduce((sum, { numbers }) => sum + numbers.length, 0),
    );
    expect(table).toContain(
      `**${asvsRequirements.length} requirements: ${met} met, ${gaps} gaps, ${others} not applicable.**`,
    );
  });
});

/** Files in backticks, from the root; links, from where they stand. */
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

/** Made by the build, or where the product runs. */
const NOT_IN_THE_REPOSITORY = /^(?:build\/client|DATA_DIR\/)/;

describe.each(['docs/asvs.md', 'SECURITY.md'])('%s', (document) => {
  test('names files that there are', () => {
    const named = filesNamedIn(document);
    expect(named.length).toBeGreaterThan(5);
    expect(
      named.filter((path) => !NOT_IN_THE_REPOSITORY.test(path) && !existsSync(join(ROOT, path))),
    ).toEqual([]);
  });

  test('quotes tests by words that they have', () => {
    const quoted = [...read(document).matchAll(/`([\w./-]+\.test\.ts)` \(([^)]*)\)/g)].flatMap(
      ([, path = '', words = '']) =>
        [...words.matchAll(/“([^”]+)”/g)].map(([, name = '']) => ({ path, name })),
    );
    expect(quoted.filter(({ path, name }) => !read(path).includes(name))).toEqual([]);
  });

  test('names decisions that there are', () => {
    const numbers = [...read(document).matchAll(/\b00\d\d\b/g)].map(([number]) => number);
    expect(numbers.filter((number) => !DECISIONS.some((file) => file.startsWith(number)))).toEqual([]);
  });
});
