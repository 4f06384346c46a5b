import * as z from 'zod';
import { FACTOR_STATES } from './factor-state.ts';
import { Role } from './role.ts';

/** Who is signed in: what the server acts upon. */
export interface Person {
  user_id: string;
  full_name: string;
  email: string;
  email_verified: boolean;
  role: Role;
}

/** What the page may know of the session. The secret itself never leaves the HttpOnly cookie. */
export const Session = z.object({
  user_id: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  company_name: z.string().nullable(),
  role: Role,
  expires_at: z.date(),
  second_factor: z.enum(FACTOR_STATES),
});
export type Session = z.infer<typeof Session>;

/** What a person reads and changes about themselves. */
export const Profile = Session.pick({ full_name: true, email: true, company_name: true }).extend({
  email_verified: z.boolean(),
  /** False for somebody who signs in with single sign-on only. */
  has_password: z.boolean(),
  /** Whether they have signed in with single sign-on before. */
  single_sign_on: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

/** One place where a person is signed in. */
export const SessionRow = z.object({
  id: z.uuid(),
  /** 'Firefox on Windows'. */
  device: z.string(),
  /** '198.51.100.x'; null where it is not known. */
  network: z.string().nullable(),
  /** The one that asks. */
  current: z.boolean(),
  signed_in_at: z.date(),
  /** To the hour. */
  last_seen_at: z.date(),
});
export type SessionRow = z.infer<typeof SessionRow>;
