import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Results } from './results.mjs';

let directory;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'groundswell-results-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

function report(content) {
  const file = join(directory, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const noFailedFile = { testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }] };
const fileThatDidNotLoad = {
  testResults: [
    { name: 'a.test.ts', status: 'failed', message: 'No such module\nat …', assertionResults: [] },
  ],
};
const failedTest = { status: 'failed', fullName: 'adds up', failureMessages: ['expected 3 to be 4\nat …'] };
const fileWithAFailure = {
  testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [failedTest] }],
};

test.each([
  ['all passed', { numPassedTests: 7, numFailedTests: 0, ...noFailedFile }, 0, '7 passed, 0 failed'],
  [
    'one failed',
    { numPassedTests: 6, numFailedTests: 1, ...fileWithAFailure },
    1,
    'failed: a.test.ts › adds up: expected 3 to be 4\n6 passed, 1 failed',
  ],
  [
    'a file failed to load',
    { numPassedTests: 6, numFailedTests: 0, ...fileThatDidNotLoad },
    1,
    'failed: a.test.ts: No such module\n6 passed, 1 failed',
  ],
  [
    'the runner failed after its tests',
    { numPassedTests: 7, numFailedTests: 0, ...noFailedFile },
    1,
    '7 passed, 1 failed',
  ],
])('vitest: %s', (_, content, code, expected) => {
  const results = new Results();
  results.addVitest(report(content), code);
  expect(String(results)).toBe(expected);
});

test('playwright: a journey that passed on retry counts as passed', () => {
  const results = new Results();
  results.addPlaywright(report({ stats: { expected: 4, flaky: 1, unexpected: 2, skipped: 1 } }), 1);
  expect(String(results)).toBe('5 passed, 2 failed');
});

test('playwright: flaky journeys are named before the sum, which stands alone on its line', () => {
  const results = new Results();
  const suites = [
    {
      title: 'track.spec.ts',
      specs: [
        { title: 'finds a shipment', tests: [{ status: 'expected' }] },
        { title: 'shows the map', tests: [{ status: 'flaky' }] },
      ],
      suites: [{ title: 'by keyboard', specs: [{ title: 'opens', tests: [{ status: 'flaky' }] }] }],
    },
  ];
  results.addPlaywright(report({ stats: { expected: 1, flaky: 2, unexpected: 0 }, suites }), 0);
  expect(String(results).split('\n')).toEqual([
    'flaky, passed on a retry: track.spec.ts › shows the map',
    'flaky, passed on a retry: track.spec.ts › by keyboard › opens',
    '3 passed, 0 failed',
  ]);
});

test('a runner without a report has failed', () => {
  const results = new Results();
  results.addPlaywright(join(directory, 'missing.json'), 1);
  expect(String(results)).toBe('0 passed, 1 failed');
});

test('types, lint, tests and journeys are added up, and what failed is named', () => {
  const results = new Results();
  results.add('types', true);
  results.add('lint', false);
  results.addVitest(report({ numPassedTests: 3, numFailedTests: 0, ...noFailedFile }), 0);
  expect(String(results)).toBe('failed: lint\n4 passed, 1 failed');
});
