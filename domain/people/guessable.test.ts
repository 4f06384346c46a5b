import { expect, test } from 'vitest';
import { guessable } from './guessable.ts';

const known = {
  email: 'ada.byron@test.example',
  full_name: 'Ada Byron',
  brand: 'Groundswell',
  isCommon: (password: string) => password === 'password1' || password === '12345678',
};

test.each([
  ['password1', 'guessed first'],
  ['PassWord1', 'guessed first'],
  ['12345678', 'guessed first'],
  ['ada.byron@test.example', 'a name'],
  ['AdaByron1815', 'a name'],
  ['Byron-1815', 'a name'],
  ['Àda.Byron', 'a name'],
  ['groundswell', 'a name'],
  ['Groundswell2026!', 'a name'],
])('%s would be guessed: %s', (password, because) => {
  expect(guessable(password, known)).toContain(because);
});

test.each(['correct horse battery', 'groundswell-demo', '90125-71422', 'ada likes valves'])(
  '%s would not',
  (password) => {
    expect(guessable(password, known)).toBeNull();
  },
);
