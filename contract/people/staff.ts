import * as z from 'zod';
import { BranchCode } from '#domain/branches/branch.ts';
import { Email, FullName, ProfileChange } from '#domain/people/account.ts';
import { Role } from '#domain/people/role.ts';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';
import { SINCE } from '../operation/changed-records.ts';
import { changedSinceRead } from '../operation/if-match.ts';
import { operation, REAUTHENTICATE } from '../operation/operation.ts';
import { several } from '../operation/query-values.ts';

/** A person in the list that staff see. */
export const PersonRow = z.object({
  user_id: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  company_name: z.string().nullable(),
  role: Role,
  /** When the role was assigned, or when the account was opened. */
  role_since: z.date(),
  /** Who assigned it; null for the system and for a deleted account. */
  role_by: z.string().nullable(),
  /** Null for an active account. */
  deactivated_at: z.date().nullable(),
  /** Within the last 180 days. */
  last_sign_in_at: z.date().nullable(),
  /** Null without a membership, and before an invitation is accepted. */
  organisation_id: z.uuid().nullable(),
  /** Of their company. */
  shipments: z.number().int(),
});
export type PersonRow = z.infer<typeof PersonRow>;

export const PersonRecord = PersonRow.extend({
  created_at: z.date(),
  email_verified: z.boolean(),
  /** False until an invited person sets a password. */
  has_password: z.boolean(),
  /** When they confirmed an authenticator app; null without one. */
  second_factor_since: z.date().nullable(),
  passkeys: z.number().int(),
  /** Of a dispatcher, by code; null for nowhere in particular. */
  home_branch: z.string().nullable(),
  /** The branches that a dispatcher is limited to, by code; empty for all. */
  branches: z.array(z.string()),
  /** When their name, company, role or branches last changed. */
  updated_at: z.date(),
});
export type PersonRecord = z.infer<typeof PersonRecord>;

export const PERSON_STATES = ['active', 'deactivated'] as const;
const PERSON_ORDERS = ['newest', 'name'] as const;

const PersonId = z.object({ user_id: z.uuid() });
const Paged = z.object({
  /** The cursor: `next` of the previous page. */
  after: z.string().max(1_000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

const NOT_FOUND = { status: 404, message: 'No such person.' } as const;
const ADMIN_ONLY = {
  status: 403,
  message: 'Only an admin can grant or revoke the roles admin and dispatcher.',
} as const;
const ACCOUNT_REFUSALS = {
  NOT_FOUND,
  OWN_ACCOUNT: { status: 409, message: 'You can’t deactivate your own account.' },
  ADMIN_ONLY: { status: 403, message: 'Only an admin can deactivate or reactivate staff.' },
} as const;

/** People operations for staff. */
export const staffPeople = {
  list: operation({
    access: 'staff',
    method: 'GET',
    path: '/people',
    list: { records: 'people', of: 'everyone' },
    summary: 'All people with an account whose name, company or e-mail contains every search term',
  })
    .input(
      Paged.extend({
        ...SINCE,
        q: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
        role: several(Role),
        state: z.enum(PERSON_STATES).optional(),
        sort: z.enum(PERSON_ORDERS).default('newest'),
      }),
    )
    .output(
      z.object({
        people: z.array(PersonRow),
        next: z.string().nullable(),
        /** Only with the first page: the number of matches by role and by state. */
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
    path: '/people/{user_id}',
    summary: 'A person’s profile as staff see it',
  })
    .input(PersonId)
    .output(PersonRecord)
    .errors({ NOT_FOUND }),

  signIns: operation({
    access: 'staff',
    method: 'GET',
    path: '/people/{user_id}/sign-ins',
    list: { records: 'sign_ins', of: 'parent' },
    summary: 'A person’s sign-ins and failed attempts of the last 180 days, newest first',
  })
    .input(PersonId.extend(Paged.shape).extend(SINCE))
    .output(
      z.object({
        sign_ins: z.array(
          z.object({
            id: z.uuid(),
            at: z.date(),
            succeeded: z.boolean(),
            /** 'Firefox on Windows'. */
            device: z.string(),
            /** '198.51.100.x'; null if unknown. */
            network: z.string().nullable(),
          }),
        ),
        next: z.string().nullable(),
      }),
    ),

  changeRole: operation({
    access: 'staff',
    method: 'POST',
    path: '/people/{user_id}/role',
    summary: 'Change a person’s role and notify them',
    changes: ['people', 'notifications', 'audit'],
    requiresRecentAuth: true,
  })
    .input(
      PersonId.extend({
        role: z.enum(Role.options, { error: 'Select a role.' }),
        /** The role on the caller's screen; refused if it has changed since. */
        from: Role.optional(),
      }),
    )
    .output(z.object({ full_name: z.string(), role: Role }))
    .errors({
      NOT_FOUND,
      OWN_ROLE: { status: 409, message: 'You can’t change your own role.' },
      ADMIN_ONLY,
      VERSION_CONFLICT: {
        status: 409,
        message: 'Someone else has changed this role. Review it, then save again.',
        data: z.object({ current: Role }),
      },
    }),

  setBranches: operation({
    access: 'admin',
    method: 'PUT',
    path: '/people/{user_id}/branches',
    summary: 'Set the home branch of a dispatcher, and the branches they are limited to',
    changes: ['people', 'notifications', 'audit'],
    requiresRecentAuth: true,
    ifMatch: 'optional',
  })
    .input(
      PersonId.extend({
        home_branch: BranchCode.nullable(),
        /** Empty for all. */
        branches: z.array(BranchCode).max(100),
      }),
    )
    .output(
      z
        .object({ full_name: z.string() })
        .extend(PersonRecord.pick({ home_branch: true, branches: true }).shape),
    )
    .errors({
      NOT_FOUND,
      NOT_A_DISPATCHER: { status: 409, message: 'Only dispatchers belong to branches.' },
      ...changedSinceRead('this person'),
    }),

  invite: operation({
    access: 'staff',
    method: 'POST',
    path: '/people/invitations',
    location: '/people/{user_id}',
    summary: 'Create an account without a password and e-mail the link that sets one',
    changes: ['people', 'audit'],
    limit: { calls: 100, minutes: 60 },
    status: 201,
  })
    .input(
      z.object({
        full_name: FullName,
        email: Email,
        company_name: ProfileChange.shape.company_name,
        role: z.enum(Role.options, { error: 'Select a role.' }),
      }),
    )
    .output(z.object({ user_id: z.uuid() }))
    .errors({
      REAUTHENTICATE,
      ADMIN_ONLY: { ...ADMIN_ONLY, message: 'Only an admin can invite admins and dispatchers.' },
      EMAIL_TAKEN: {
        status: 409,
        message: 'This e-mail address already has an account.',
        data: z.object({ user_id: z.uuid() }),
      },
    }),

  endSessionsOf: operation({
    access: 'staff',
    method: 'POST',
    path: '/people/{user_id}/end-sessions',
    summary: 'End all sessions of a person, for example when a device is lost',
    changes: ['people', 'audit'],
    requiresRecentAuth: true,
  })
    .input(PersonId)
    .output(z.object({ full_name: z.string(), ended: z.number().int() }))
    .errors({
      NOT_FOUND,
      OWN_ACCOUNT: { status: 409, message: 'Sign out your own sessions in your settings.' },
      ADMIN_ONLY: { status: 403, message: 'Only an admin can sign out staff.' },
    }),

  deactivate: operation({
    access: 'staff',
    method: 'POST',
    path: '/people/{user_id}/deactivate',
    summary: 'Deactivate an account: ends its sessions and blocks sign-in; its shipments stay',
    changes: ['people', 'audit'],
    requiresRecentAuth: true,
  })
    .input(PersonId)
    .output(z.object({ full_name: z.string() }))
    .errors(ACCOUNT_REFUSALS),

  reactivate: operation({
    access: 'staff',
    method: 'POST',
    path: '/people/{user_id}/reactivate',
    summary: 'Reactivate an account',
    changes: ['people', 'audit'],
    requiresRecentAuth: true,
  })
    .input(PersonId)
    .output(z.object({ full_name: z.string() }))
    .errors(ACCOUNT_REFUSALS),
};
