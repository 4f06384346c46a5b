import { parse } from 'uuid';

/** How an authenticator names the account: the bytes of its id, which say nothing about the person. */
export function userHandle(user_id: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parse(user_id));
}
