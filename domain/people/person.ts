import * as z from 'zod';
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
});
export type Session = z.infer<typeof Session>;
