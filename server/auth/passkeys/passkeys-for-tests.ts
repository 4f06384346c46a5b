import type { Visitor } from '../../test-app.ts';
import { type Deviation, SoftwareAuthenticator } from './authenticator-for-tests.ts';

/** Starts adding a passkey and returns the input for `people.addPasskey`. */
export async function newCredential(
  person: Visitor,
  authenticator = new SoftwareAuthenticator(),
  deviation: Deviation = {},
) {
  const options = await person.request('POST', '/api/people/passkeys/options', {});
  if (options.statusCode !== 200) throw new Error(options.body);
  return { credential: authenticator.create(options.json(), deviation) };
}

/** Adds a passkey to the person's account. */
export async function addPasskey(person: Visitor, authenticator = new SoftwareAuthenticator()) {
  const added = await person.request(
    'POST',
    '/api/people/passkeys',
    await newCredential(person, authenticator),
  );
  if (added.statusCode !== 201) throw new Error(added.body);
  const { passkey, recovery_codes, ended } = added.json() as {
    passkey: { id: string; name: string };
    recovery_codes: string[] | null;
    ended: number;
  };
  return { authenticator, passkey, recovery_codes, ended };
}

/** Starts signing in with a passkey, in a browser without a session. */
export async function beginSignIn(visitor: Visitor) {
  const begun = await visitor.request('POST', '/api/people/sign-in/passkey/options', {});
  const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? '';
  return { options: begun.json() as { challenge: string; rpId: string }, cookie };
}

export async function signInWith(
  visitor: Visitor,
  authenticator: SoftwareAuthenticator,
  deviation: Deviation = {},
) {
  const { options, cookie } = await beginSignIn(visitor);
  const credential = authenticator.get(options, deviation);
  return visitor.request('POST', '/api/people/sign-in/passkey', { credential }, { cookie });
}
