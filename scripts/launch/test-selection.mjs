import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';

const FOLDERS = [
  'checks',
  'content',
  'contract',
  'database',
  'domain',
  'journeys',
  'scripts',
  'server',
  'tools',
  'web',
];
const TEST = /\.(?:test\.(?:tsx?|mjs)|spec\.ts)$/;
/** Tests that read the built pages name their folder. */
const BUILT_PAGES = 'build/client';

/**
 * @typedef {object} Selection
 * @property {string[]} tests files for Vitest, from the root
 * @property {string[]} journeys files for Playwright, from the root
 * @property {string | undefined} title runs only the tests whose title contains it
 * @property {boolean} needsBuild whether one of the files uses the built pages
 */

/**
 * Finds the tests that `npm test -- <file or name> …` means. A name is tried as a path, as a file name with or without
 * its ending, as a part of a path and, when it is the only one, as a part of a title. Returns the first name that
 * matches nothing instead, as `unknown`.
 *
 * @param {string[]} names
 * @param {{ root: string, from: string }} place the repository's folder, and the folder in which npm was called
 * @returns {Selection | { unknown: string }}
 */
export function selectTests(names, { root, from }) {
  const files = testFiles(root);
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const selected = new Set();
  let title;
  for (const name of names) {
    const path = relative(root, resolve(from, name)).split(sep).join('/');
    let found = firstMatch(files, [
      (file) => file === path,
      (file) => file.startsWith(`${path}/`),
      (file) => basename(file) === name || basename(file).replace(TEST, '') === name,
      (file) => file.includes(name),
    ]);
    if (found.length === 0 && names.length === 1) {
      found = files.filter((file) => read(file).includes(name));
      title = name;
    }
    if (found.length === 0) return { unknown: name };
    for (const file of found) selected.add(file);
  }
  const chosen = [...selected].sort();
  const journeys = chosen.filter((file) => file.startsWith('journeys/'));
  const tests = chosen.filter((file) => !file.startsWith('journeys/'));
  const needsBuild = journeys.length > 0 || tests.some((file) => read(file).includes(BUILT_PAGES));
  return { tests, journeys, title, needsBuild };
}

function testFiles(root) {
  return FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((path) => `${folder}/${path.split(sep).join('/')}`)
      .filter((path) => TEST.test(path)),
  );
}

function firstMatch(files, rules) {
  return rules.map((rule) => files.filter(rule)).find((found) => found.length > 0) ?? [];
}
