import type { Person, Profile } from '#domain/people/person.ts';
import { findPasswordHash } from '../auth/credentials/credentials-table.ts';
import { hasIdentity } from '../auth/single-sign-on/identities-table.ts';
import type { Connection } from '../database/pool/connection.ts';
import { findProfile } from './profiles-table.ts';

/** The signed-in person’s own profile. */
export async function ownProfile(
  connection: Connection,
  { user_id, email_verified }: Person,
): Promise<Profile> {
  const profile = await findProfile(connection, user_id);
  if (!profile) throw new Error('A signed-in person has no profile.');
  const { full_name, email, company_name } = profile;
  return {
    full_name,
    email,
    company_name,
    email_verified,
    has_password: (await findPasswordHash(connection, user_id)) !== null,
    single_sign_on: await hasIdentity(connection, user_id),
  };
}
