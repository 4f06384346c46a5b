import type { SignOnFailure } from './failures.ts';

/** What is known about a person who signs in with single sign-on. */
interface Newcomer {
  /** The user that the subject is already linked to. */
  linked: { user_id: string } | null;
  /** The e-mail claim; null where the issuer sends none. */
  address: { verified: boolean } | null;
  /** The user with that address here. */
  owner: { user_id: string; email_verified: boolean } | null;
}

type Linking =
  | { as: 'linked' | 'owner'; user_id: string }
  | { as: 'new account' }
  | { refused: SignOnFailure };

/**
 * Decides which account a single sign-on opens. The subject takes precedence. An address links only where both sides
 * have verified it: otherwise anyone who entered someone else's address there, or here, could take over the account.
 */
export function linkingOf({ linked, address, owner }: Newcomer): Linking {
  if (linked) return { as: 'linked', user_id: linked.user_id };
  // Checked before the owner, so that the response does not reveal who has an account.
  if (!address?.verified) return { refused: 'unverified-address' };
  if (!owner) return { as: 'new account' };
  if (!owner.email_verified) return { refused: 'unverified-account' };
  return { as: 'owner', user_id: owner.user_id };
}
