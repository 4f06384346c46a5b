import { parse } from 'uuid';

/** The WebAuthn user handle: the bytes of the account’s id, which contain no personal data. */
export function userHandle(user_id: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parse(user_id));
}
