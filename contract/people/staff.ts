import * as z from 'zod';
import { Email, FullName, ProfileChange } from '#domain/people/account.ts';
import { Role } from '#domain/people/role.ts';
import { several } from '../batch.ts';
import { operation, REAUTHENTICATE } from '../operation.ts';

/** A person as staff see them in the list of all. */
export const PersonRow = z.object({
  user_id: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  company_name: z.string().nullable(),
  role: Role,
  /** When the role was given; the start of the account for whoever never had another. */
  role_since: z.date(),
  /** Who gave it; null for the system, and once that account is gone. */
  role_by: z.string().nullable(),
  /** Null for an account that is open. */
  deactivated_at: z.date().nullable(),
  /** Within the last 180 days. */
  last_sign_in_at: z.date().nullable(),
  shipments: z.number().int(),
});
export type PersonRow = z.infer<typeof PersonRow>;

export const PersonRecord = PersonRow.extend({
  created_at: z.date(),
  email_verified: z.boolean(),
  /** False for somebody invited who has not set a password yet. */
  has_password: z.boolean(),
  /** Since when they sign in with codes of an app; null for whoever does not. */
  second_factor_since: z.date().nullable(),
  passkeys: z.number().int(),
});
export type PersonRecord = z.infer<typeof PersonRecord>;

export const PERSON_STATES = ['active', 'deactivated'] as const;
export const PERSON_ORDERS = ['newest', 'name'] as const;

const PersonId = z.object({ userId: z.uuid() });
const Paged = z.object({
  /** Continue after this one: `next` of the page before. */
  after: z.string().max(1_000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

const NOT_FOUND = { status: 404, message: 'No such person.' } as const;
const ADMIN_ONLY = {
  status: 403,
  message: 'Only an admin grants or takes away the roles admin and dispatcher.',
} as const;
const ACCOUNT_REFUSALS = {
  NOT_FOUND,
  OWN_ACCOUNT: { status: 409, message: 'Nobody deactivates their own account.' },
  ADMIN_ONLY: { status: 403, message: 'Only an admin deactivates or reactivates staff.' },
} as const;

/** What staff do about people. */
export const staffPeople = {
  list: operation({
    access: 'staff',
    method: 'GET',
    path: '/people',
    summary: 'Everybody with an account whose name, company or e-mail holds every word asked for',
  })
    .input(
      Paged.extend({
        q: z.string().trim().max(100).optional(),
        role: several(Role),
        state: z.enum(PERSON_STATES).optional(),
        sort: z.enum(PERSON_ORDERS).default('newest'),
      }),
    )
    .output(
      z.object({
        people: z.array(PersonRow),
        next: z.string().nullable(),
        /** On the first page: how many the search finds of each role, and of each state. */
        counts: z
          .object({
            roles: z.record(Role, z.number().int()),
            states: z.record(z.enum(PERSON_STATES), z.number().int()),
            /** With all filters. */
            matching: z.number().int(),
          })
          .nullable(),
      }),
    ),

  find: operation({
    access: 'staff',
    method: 'GET',
    path: '/people/{userId}',
    summary: 'All that staff may know of a person',
  })
    .input(PersonId)
    .output(PersonRecord)
    .errors({ NOT_FOUND }),

  signIns: operation({
    access: 'staff',
    method: 'GET',
    path: '/people/{userId}/sign-ins',
    summary: 'When a person signed in during the last 180 days, or somebody failed to, newest first',
  })
    .input(PersonId.extend(Paged.shape))
    .output(
      z.object({
        sign_ins: z.array(
          z.object({
            id: z.uuid(),
            at: z.date(),
            succeeded: z.boolean(),
            /** 'Firefox on Windows'. */
            device: z.string(),
            /** '198.51.100.x'; null where it is not known. */
            network: z.string().nullable(),
          }),
        ),
        next: z.string().nullable(),
      }),
    ),

  changeRole: operation({
    access: 'staff',
    method: 'POST',
    path: '/people/{userId}/role',
    summary: 'Give a person another role, and tell them',
    changes: ['people', 'notifications', 'audit'],
    requiresRecentAuth: true,
  })
    .input(
      PersonId.extend({
        role: z.enum(Role.options, { error: 'Please select a role.' }),
        /** The role that was seen; another one by now is not overwritten. */
        from: Role.optional(),
      }),
    )
    .output(z.object({ full_name: z.string(), role: Role }))
    .errors({
      NOT_FOUND,
      OWN_ROLE: { status: 409, message: 'Nobody changes their own role.' },
      ADMIN_ONLY,
      VERSION_CONFLICT: {
        status: 409,
        message: 'Somebody else has changed this role meanwhile.',
        data: z.object({ current: Role }),
      },
    }),

  invite: operation({
    access: 'staff',
    method: 'POST',
    path: '/people/invitations',
    summary: 'Create an account without a password, and mail the link that sets one',
    changes: ['people', 'audit'],
    limit: { calls: 100, minutes: 60 },
    status: 201,
  })
    .input(
      z.object({
        full_name: FullName,
        email: Email,
        company_name: ProfileChange.shape.company_name,
        role: z.enum(Role.options, { error: 'Please select a role.' }),
      }),
    )
    .output(z.object({ user_id: z.uuid() }))
    .errors({
      REAUTHENTICATE,
      ADMIN_ONLY: { ...ADMIN_ONLY, message: 'Only an admin invites admins and dispatchers.' },
      EMAIL_TAKEN: {
        status: 409,
        message: 'Somebody with this e-mail address has an account already.',
        data: z.object({ user_id: z.uuid() }),
      },
    }),

  endSessionsOf: operation({
    access: 'staff',
    method: 'POST',
    path: '/people/{userId}/sessions/end',
    summary: 'Sign a person out everywhere, as when a device is lost: they sign in again with their password',
    changes: ['people', 'audit'],
    requiresRecentAuth: true,
  })
    .input(PersonId)
    .output(z.object({ full_name: z.string(), ended: z.number().int() }))
    .errors({
      NOT_FOUND,
      OWN_ACCOUNT: { status: 409, message: 'Sign out your own sessions in your settings.' },
      ADMIN_ONLY: { status: 403, message: 'Only an admin signs out staff.' },
    }),

  deactivate: operation({
    access: 'staff',
    method: 'POST',
    path: '/people/{userId}/deactivate',
    summary: 'Shut an account: its sessions end at once and nobody signs in with it; its freight stays',
    changes: ['people', 'audit'],
    requiresRecentAuth: true,
  })
    .input(PersonId)
    .output(z.object({ full_name: z.string() }))
    .errors(ACCOUNT_REFUSALS),

  reactivate: operation({
    access: 'staff',
    method: 'POST',
    path: '/people/{userId}/reactivate',
    summary: 'Open a deactivated account again',
    changes: ['people', 'audit'],
    requiresRecentAuth: true,
  })
    .input(PersonId)
    .output(z.object({ full_name: z.string() }))
    .errors(ACCOUNT_REFUSALS),
};
