import { expect, test } from 'vitest';
import { mentionBeingTyped, mentionedIn, splitMentions } from './mentions.ts';

const PEOPLE = [{ name: 'Ann' }, { name: 'Ann Lee' }, { name: 'Zoë Ö' }, { name: 'ann lee' }];

test.each([
  ['@Ann Lee, can you?', ['Ann Lee', 'ann lee']],
  ['@ann can you, @ZOË Ö?', ['Ann', 'Zoë Ö']],
  ['@Anna', []],
  ['Ann Lee', []],
  ['mail ann@Ann.example', ['Ann']],
  ['@Ann\n@Ann', ['Ann']],
])('%j mentions %j', (text, names) =>
  expect(mentionedIn(text, PEOPLE).map(({ name }) => name)).toEqual(names),
);

test('the parts are the text', () => {
  expect(splitMentions('Hi @Ann Lee!', ['Ann', 'Ann Lee'])).toEqual([
    { text: 'Hi ', isMention: false },
    { text: '@Ann Lee', isMention: true },
    { text: '!', isMention: false },
  ]);
  expect(splitMentions('', ['Ann'])).toEqual([]);
});

test.each([
  ['@', 1, ''],
  ['Hi @an', 6, 'an'],
  ['Hi @ann lee', 11, 'ann lee'],
  ['Hi @an later', 6, 'an'],
  ['a@b', 3, null],
  ['@an\nnext', 8, null],
])('in %j at %i, %j is being typed', (text, caret, typed) =>
  expect(mentionBeingTyped(text, caret)).toBe(typed),
);
