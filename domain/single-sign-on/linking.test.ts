import { expect, test } from 'vitest';
import { linkingOf } from './linking.ts';

const verified = { user_id: 'owner', email_verified: true };
const unverified = { user_id: 'owner', email_verified: false };

test.each([
  [
    { linked: { user_id: 'known' }, address: null, owner: null },
    { as: 'linked', user_id: 'known' },
  ],
  [
    { linked: { user_id: 'known' }, address: { verified: true }, owner: verified },
    { as: 'linked', user_id: 'known' },
  ],
  [
    { linked: null, address: { verified: true }, owner: verified },
    { as: 'owner', user_id: 'owner' },
  ],
  [{ linked: null, address: { verified: true }, owner: null }, { as: 'new account' }],
  [{ linked: null, address: { verified: true }, owner: unverified }, { refused: 'unverified-account' }],
  [{ linked: null, address: { verified: false }, owner: verified }, { refused: 'unverified-address' }],
  [{ linked: null, address: { verified: false }, owner: unverified }, { refused: 'unverified-address' }],
  [{ linked: null, address: { verified: false }, owner: null }, { refused: 'unverified-address' }],
  [{ linked: null, address: null, owner: null }, { refused: 'unverified-address' }],
])('%j leads to %j', (newcomer, linking) => {
  expect(linkingOf(newcomer)).toEqual(linking);
});
