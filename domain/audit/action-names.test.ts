import { expect, test } from 'vitest';
import { ACTION_NAMES, actionsNamed, REFUSED_ACTION_NAMES } from './action-names.ts';

test.each([
  ['throttled', ['people.signInThrottled']],
  ['throt', ['people.signInThrottled']],
  ['applicants', ['careers.cv']],
  ['step', ['people.confirmSecondFactor', 'people.turnOffSecondFactor', 'people.resetSecondFactor']],
  ['hrottled', []],
])('the names with a word that begins with %j are those of %j', (prefix, actions) => {
  expect(actionsNamed(ACTION_NAMES, prefix)).toEqual(actions);
});

test('refused attempts have names of their own', () => {
  expect(actionsNamed(REFUSED_ACTION_NAMES, 'refused')).toEqual([
    'people.createAdmin',
    'people.changePassword',
  ]);
});
