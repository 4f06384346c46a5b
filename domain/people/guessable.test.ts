import { expect, test } from 'vitest';
import { guessable } from './guessable.ts';

const known = {
  email: 'ada.byron@test.example',
  full_name: 'Ada Byron',
  brand: 'Groundswell',
  isLeaked: (password: string) => password === 'password1' || password === '12345678',
};

test.each([
  ['password1', 'too common'],
  ['PassWord1', 'too common'],
  ['12345678', 'too common'],
  // Hashed in NFKC form, so equal to the plain letters.
  ['ｐａｓｓｗｏｒｄ１', 'too common'],
  ['１２３４５６７８', 'too common'],
  ['ada.byron@test.example', 'your name'],
  ['AdaByron1815', 'your name'],
  ['Byron-1815', 'your name'],
  ['Àda.Byron', 'your name'],
  ['groundswell', 'your name'],
  ['Groundswell2026!', 'your name'],
])('%s is guessable: %s', (password, because) => {
  expect(guessable(password, known)).toContain(because);
});

test.each(['correct horse battery', 'groundswell-demo', '90125-71422', 'ada likes valves'])(
  '%s is not guessable',
  (password) => {
    expect(guessable(password, known)).toBeNull();
  },
);
