import type { SignOnFailure } from './failures.ts';

/** What is known about somebody who comes from the issuer. */
export interface Newcomer {
  /** The user that the subject has signed in as before. */
  linked: { user_id: string } | null;
  /** What the issuer says of their address; null where it names none. */
  address: { verified: boolean } | null;
  /** The user who has that address here. */
  owner: { user_id: string; email_verified: boolean } | null;
}

export type Linking =
  | { as: 'linked' | 'owner'; user_id: string }
  | { as: 'new account' }
  | { refused: SignOnFailure };

/**
 * As whom somebody from the issuer signs in. The subject decides. An address counts only where both sides have verified
 * it: else whoever typed it there, or here, would get into somebody else's account.
 */
export function linkingOf({ linked, address, owner }: Newcomer): Linking {
  if (linked) return { as: 'linked', user_id: linked.user_id };
  // Before the owner is looked at, so that the answer does not tell who has an account.
  if (!address?.verified) return { refused: 'unverified-address' };
  if (!owner) return { as: 'new account' };
  if (!owner.email_verified) return { refused: 'unverified-account' };
  return { as: 'owner', user_id: owner.user_id };
}
