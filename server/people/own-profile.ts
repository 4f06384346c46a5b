import type { Profile } from '#domain/people/person.ts';
import { type CallContext, signedIn } from '../api/call-context.ts';
import { findProfile } from './profiles-table.ts';

/** The signed-in person as they see themselves. */
export async function ownProfile(context: CallContext): Promise<Profile> {
  const { user_id, email_verified } = signedIn(context);
  const profile = await findProfile(context.database.db, user_id);
  if (!profile) throw new Error('A signed-in person has no profile.');
  const { full_name, email, company_name } = profile;
  return { full_name, email, company_name, email_verified };
}
