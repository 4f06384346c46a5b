import * as z from 'zod';
import { Permissions } from '#domain/organisations/organisation.ts';
import { Email, FullName } from '#domain/people/account.ts';
import { PERMISSIONS } from '#domain/people/permissions.ts';
import { SINCE } from '../operation/changed-records.ts';
import { changedSinceRead } from '../operation/if-match.ts';
import { operation } from '../operation/operation.ts';
import { NO_COMPANY, NOT_ALLOWED, OrganisationId } from './organisation-records.ts';

const MemberId = OrganisationId.extend({ member_id: z.uuid() });

export const Member = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  email: z.string(),
  full_name: z.string(),
  permissions: z.array(z.enum(PERMISSIONS)),
  /** `invited` until the person accepts; without any right until then. */
  status: z.enum(['invited', 'active']),
  created_at: z.date(),
  updated_at: z.date(),
});
export type Member = z.infer<typeof Member>;

const NO_MEMBER = { status: 404, message: 'No such member.' } as const;
const NOT_GRANTABLE = { status: 403, message: 'You can grant only permissions that you have.' } as const;
const LAST_MANAGER = {
  status: 409,
  message: 'A company needs a manager. Make someone else a manager first.',
} as const;

export const members = {
  members: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/organisations/{id}/members',
    list: { records: 'members', of: 'parent' },
    summary: 'The members of a company, oldest first',
  })
    .input(OrganisationId.extend(SINCE))
    .output(z.object({ members: z.array(Member) }))
    .errors({ NOT_FOUND: NO_COMPANY, NOT_ALLOWED }),

  invite: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/organisations/{id}/members',
    summary: 'Invite a person by e-mail to become a member of a company',
    changes: ['organisations.members', 'people', 'audit'],
    limit: { calls: 60, minutes: 60 },
    status: 201,
  })
    .input(OrganisationId.extend({ email: Email, permissions: Permissions, full_name: z.optional(FullName) }))
    .output(Member)
    .errors({
      NOT_FOUND: NO_COMPANY,
      NOT_ALLOWED,
      NOT_GRANTABLE,
      ALREADY_MEMBER: { status: 409, message: 'This person is already invited or a member.' },
      MEMBER_ELSEWHERE: { status: 409, message: 'This person belongs to another company.' },
    }),

  changePermissions: operation({
    access: 'signed-in',
    method: 'PATCH',
    path: '/organisations/{id}/members/{member_id}',
    summary: 'Change what a member may do',
    ifMatch: 'optional',
    changes: ['organisations.members', 'audit'],
  })
    .input(MemberId.extend({ permissions: Permissions }))
    .output(Member)
    .errors({
      NOT_FOUND: NO_COMPANY,
      NO_MEMBER,
      NOT_ALLOWED,
      NOT_GRANTABLE,
      LAST_MANAGER,
      ...changedSinceRead('this member'),
    }),

  removeMember: operation({
    access: 'signed-in',
    method: 'DELETE',
    path: '/organisations/{id}/members/{member_id}',
    summary: 'End a member’s access: their open pages close at once',
    changes: ['organisations.members', 'people', 'audit'],
  })
    .input(MemberId)
    .output(z.object({}))
    .errors({ NOT_FOUND: NO_COMPANY, NO_MEMBER, NOT_ALLOWED, LAST_MANAGER }),

  acceptInvitation: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/organisations/{id}/members/{member_id}/accept',
    summary: 'Accept your invitation to a company',
    changes: ['organisations', 'people.session', 'shipments', 'quotes', 'audit'],
  })
    .input(MemberId)
    .output(z.object({ id: z.uuid(), name: z.string() }))
    .errors({
      NO_INVITATION: { status: 404, message: 'This invitation is no longer valid, or is for someone else.' },
    }),
};
