import * as z from 'zod';
import { FACTOR_STATES } from './factor-state.ts';
import { PERMISSIONS, type Permission } from './permissions.ts';
import { Role } from './role.ts';

/** The signed-in person, as the server uses it. */
export interface Person {
  user_id: string;
  full_name: string;
  email: string;
  email_verified: boolean;
  role: Role;
  /** Null for staff without bookings of their own, and once their membership has ended. */
  organisation_id: string | null;
  /** What the person may do in their organisation; none without one. */
  permissions: readonly Permission[];
  /** The branches that a dispatcher is limited to; empty for all. */
  branch_ids: readonly string[];
  /**
   * The staff member who views the organisation's area; only then set. The person is then nobody's account: `user_id` is the
   * session's id, so that no personal record is theirs.
   */
  viewer_id?: string;
  /** A program with a test key, which sees and books test shipments only. */
  test?: boolean;
}

/** The view of a customer's area by staff. */
export const Viewing = z.object({
  organisation: z.object({ id: z.uuid(), name: z.string() }),
  until: z.date(),
});
export type Viewing = z.infer<typeof Viewing>;

/** What the page knows of the session. The token never leaves the HttpOnly cookie. */
export const Session = z.object({
  user_id: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  company_name: z.string().nullable(),
  role: Role,
  /** Null without a membership. */
  organisation: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  permissions: z.array(z.enum(PERMISSIONS)),
  expires_at: z.date(),
  second_factor: z.enum(FACTOR_STATES),
  /** Only for dispatchers with branches, by code: where they work, and those they are limited to, if any. */
  branches: z.object({ home: z.string().nullable(), only: z.array(z.string()) }).optional(),
  /** Only for staff who view a customer's area: then role, organisation and permissions are those of a member. */
  viewing: Viewing.optional(),
});
export type Session = z.infer<typeof Session>;

/** The profile that a person can read and edit. */
export const Profile = Session.pick({ full_name: true, email: true, company_name: true }).extend({
  email_verified: z.boolean(),
  /** False for people who sign in with single sign-on only. */
  has_password: z.boolean(),
  /** Whether they have signed in with single sign-on before. */
  single_sign_on: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

/** One session in the list of signed-in devices. */
export const SessionRow = z.object({
  id: z.uuid(),
  /** 'Firefox on Windows'. */
  device: z.string(),
  /** '198.51.100.x'; null where it is not known. */
  network: z.string().nullable(),
  /** The session of the current request. */
  current: z.boolean(),
  signed_in_at: z.date(),
  /** To the hour. */
  last_seen_at: z.date(),
});
export type SessionRow = z.infer<typeof SessionRow>;
