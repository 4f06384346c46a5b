import { expect, test } from 'vitest';
import { startProgress } from './progress.mjs';

function shownOf(isTTY, isStart = true) {
  const written = [];
  const output = { isTTY, write: (text) => written.push(text) };
  const progress = startProgress(1, 'installing packages', { isStart, output });
  for (const share of [0.1, 0.3, 0.2, 0.31, 0.6, 1.2]) progress.show(share);
  progress.end();
  return written;
}

test('a terminal has one line, which never goes back', () => {
  const percents = [0, 10, 30, 31, 60, 100];
  const lines = percents.map((percent) => `\rgroundswell: step 1 of 3, installing packages, ${percent} %`);
  expect(shownOf(true)).toEqual([...lines, '\n']);
});

test('elsewhere there is a line for each quarter', () => {
  const lines = [0, 30, 60, 100].map(
    (percent) => `groundswell: step 1 of 3, installing packages, ${percent} %\n`,
  );
  expect(shownOf(false)).toEqual(lines);
  expect(shownOf(false, false)[0]).toBe('groundswell: installing packages, 0 %\n');
});
