import * as z from 'zod';
import { Moment } from '#domain/calendar/moment.ts';
import { CarrierFeedSettings } from '#domain/dcsa/carrier-poll.ts';
import { Money } from '#domain/money/money.ts';
import {
  ORGANISATION_ROLES,
  OrganisationDetails,
  OrganisationTerms,
  Permissions,
} from '#domain/organisations/organisation.ts';
import { Email, FullName } from '#domain/people/account.ts';
import { PERMISSIONS } from '#domain/people/permissions.ts';
import { Viewing } from '#domain/people/person.ts';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';
import { SINCE } from './operation/changed-records.ts';
import { changedSinceRead } from './operation/if-match.ts';
import { operation } from './operation/operation.ts';

const Id = z.object({ id: z.uuid() });
const MemberId = Id.extend({ member_id: z.uuid() });

/** What members and staff see of an organisation. */
export const OwnOrganisation = OrganisationDetails.extend({
  id: z.uuid(),
  currency: z.string(),
  payment_terms_days: z.number().int(),
  created_at: z.date(),
  updated_at: z.date(),
});
export type OwnOrganisation = z.infer<typeof OwnOrganisation>;

/** What staff see in addition; absent for members. Amounts in cents of the currency. */
export const Organisation = OwnOrganisation.extend(OrganisationTerms.partial().shape).extend({
  currency: z.string(),
  payment_terms_days: z.number().int(),
});
export type Organisation = z.infer<typeof Organisation>;

/** Where the events of a carrier are pulled from. The credential is never shown. */
export const CarrierFeed = CarrierFeedSettings.omit({ credential: true }).extend({
  /** When the newest event so far was created; null before the first one. */
  since: z.date().nullable(),
  next_poll_at: z.date(),
  /** Failed polls in a row. */
  failures: z.number().int(),
  last_success_at: z.date().nullable(),
  /** Why the last failed poll failed; '' if none has. */
  last_error: z.string(),
  last_error_at: z.date().nullable(),
  /** Milestones recorded so far. */
  recorded: z.number().int(),
  /** Events that could not be used, and why the last one. */
  refused: z.number().int(),
  last_issue: z.string(),
  /** When its settings were last changed. */
  updated_at: z.date(),
});
export type CarrierFeed = z.infer<typeof CarrierFeed>;

/** Amounts in cents of `currency`. */
export const Credit = OrganisationTerms.pick({
  credit_status: true,
  credit_limit_cents: true,
  payment_terms_days: true,
}).extend({
  name: z.string(),
  currency: z.string(),
  /** Of unpaid invoices. */
  due_cents: z.number().int(),
  overdue_cents: z.number().int(),
  /** Of confirmed shipments that are not invoiced yet. */
  unbilled_cents: z.number().int(),
  /** Due and unbilled. */
  used_cents: z.number().int(),
  /** Negative beyond the limit; null without a limit. */
  available_cents: z.number().int().nullable(),
  /** Due and unbilled in currencies that the limit does not cover. */
  other_currencies: z.array(z.object({ currency: z.string(), amount_cents: z.number().int() })),
  /** Credited after payments and not refunded, by currency; it does not lower what is used. */
  credit_balances: z.array(Money),
});
export type Credit = z.infer<typeof Credit>;

/** An invoice of a former system that an import recorded. */
export const OpeningBalance = z.object({
  id: z.uuid(),
  /** The number of the invoice in the former system. */
  reference: z.string(),
  amount_cents: z.number().int(),
  /** ISO 4217. */
  currency: z.string(),
  issued_on: z.iso.date(),
  due_on: z.iso.date(),
  note: z.string(),
  paid_at: z.date().nullable(),
});
export type OpeningBalance = z.infer<typeof OpeningBalance>;

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

const NewOrganisation = z.object({
  ...OrganisationDetails.partial().shape,
  ...OrganisationTerms.partial().shape,
  name: OrganisationDetails.shape.name,
});

const OrganisationChange = z.object({
  ...OrganisationDetails.partial().shape,
  ...OrganisationTerms.partial().shape,
});
export type OrganisationChange = z.infer<typeof OrganisationChange>;

const NOT_FOUND = { status: 404, message: 'No such company.' } as const;
/** Only with `If-Match`, which is optional here. */
const PRECONDITION_FAILED = {
  status: 412,
  message: 'Someone else has changed this company. Review their changes, then save again.',
} as const;
const UNKNOWN_PARENT = { status: 422, message: 'No such parent company.' } as const;
const NO_MEMBER = { status: 404, message: 'No such member.' } as const;
/** A member of the organisation without the permission; everyone else gets NOT_FOUND. */
const NOT_ALLOWED = { status: 403, message: 'Only managers of your company can do this.' } as const;
const NOT_GRANTABLE = { status: 403, message: 'You can grant only permissions that you have.' } as const;
const LAST_MANAGER = {
  status: 409,
  message: 'A company needs a manager. Make someone else a manager first.',
} as const;

const Listed = z.object({
  q: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
  /** Only companies with this role. */
  role: z.enum(ORGANISATION_ROLES).optional(),
  /** The cursor: `next` of the previous page. */
  after: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

/** Two companies that may be the same. */
export const MergeProposal = z.object({
  name: z.string(),
  domain: z.string(),
  /** The older one first. */
  organisations: z.array(z.object({ id: z.uuid(), name: z.string(), created_at: z.date() })).length(2),
});
export type MergeProposal = z.infer<typeof MergeProposal>;

export const organisations = {
  create: operation({
    access: 'staff',
    method: 'POST',
    path: '/organisations',
    location: '/organisations/{id}',
    summary: 'Add a company: a customer, a carrier, an agent or another party',
    changes: ['organisations', 'audit'],
    status: 201,
  })
    .input(NewOrganisation)
    .output(Organisation)
    .errors({ UNKNOWN_PARENT }),

  list: operation({
    access: 'staff',
    method: 'GET',
    path: '/organisations',
    list: { records: 'organisations', of: 'everyone' },
    summary: 'The companies whose name, VAT ID or SCAC contains every search term, by name',
  })
    .input(Listed.extend(SINCE))
    .output(
      z.object({
        organisations: z.array(
          Organisation.extend({ members: z.number().int(), shipments: z.number().int() }),
        ),
        next: z.string().nullable(),
      }),
    ),

  own: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/organisation',
    summary: 'Your company',
  })
    .output(Organisation)
    .errors({ NOT_FOUND: { status: 404, message: 'You don’t belong to a company.' } }),

  mergeProposals: operation({
    access: 'staff',
    method: 'GET',
    path: '/organisations/merge-proposals',
    summary:
      'Pairs of companies with the same name whose members have verified addresses of the same domain; at most 100',
  }).output(z.object({ proposals: z.array(MergeProposal) })),

  find: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/organisations/{id}',
    summary: 'A company; customers get their own only',
  })
    .input(Id)
    .output(Organisation)
    .errors({ NOT_FOUND }),

  credit: operation({
    access: 'staff',
    method: 'GET',
    path: '/organisations/{id}/credit',
    summary: 'The credit status and limit of a company, and what it owes',
  })
    .input(Id)
    .output(Credit)
    .errors({ NOT_FOUND }),

  openingBalances: operation({
    access: 'staff',
    method: 'GET',
    path: '/organisations/{id}/opening-balances',
    summary: 'A company’s opening balances (unpaid invoices from a former system), by due date; at most 500',
  })
    .input(Id)
    .output(z.object({ opening_balances: z.array(OpeningBalance) }))
    .errors({ NOT_FOUND }),

  recordBalancePayment: operation({
    access: 'staff',
    method: 'POST',
    path: '/organisations/{id}/opening-balances/{balance_id}/payment',
    summary: 'Record that an opening balance was paid, now unless `paid_at` says when',
    changes: ['organisations', 'audit'],
  })
    .input(Id.extend({ balance_id: z.uuid(), paid_at: Moment.optional() }))
    .output(OpeningBalance)
    .errors({
      NOT_FOUND,
      ALREADY_PAID: { status: 409, message: 'This balance has already been paid.' },
      IN_FUTURE: { status: 422, message: 'The payment date can’t be in the future.' },
      BEFORE_ISSUE: { status: 422, message: 'The payment date can’t be before the invoice date.' },
    }),

  exportPassport: operation({
    access: 'staff',
    method: 'GET',
    path: '/organisations/{id}/export.zip',
    summary:
      'Everything of a company as JSON files with their hashes, which another installation imports as `passport`',
    limit: { calls: 30, minutes: 60 },
  })
    .input(Id)
    .output(z.file().mime(['application/zip']))
    .errors({
      NOT_FOUND,
      SOME_BRANCHES: {
        status: 403,
        message: 'Your access is limited to some branches, and this covers all of them.',
      },
    }),

  change: operation({
    access: 'signed-in',
    method: 'PATCH',
    path: '/organisations/{id}',
    summary:
      'Change a company; its managers may change its name, numbers, addresses and contacts, the rest is for staff',
    changes: ['organisations', 'people', 'audit', 'fleet', 'shipments'],
  })
    .input(Id.extend(OrganisationChange.shape))
    .output(Organisation)
    .errors({
      NOT_FOUND,
      NOT_ALLOWED,
      UNKNOWN_PARENT,
      PRECONDITION_FAILED,
      STAFF_ONLY: { status: 403, message: 'Only staff can change credit, terms, notes and roles.' },
    }),

  carrierFeed: operation({
    access: 'staff',
    method: 'GET',
    path: '/organisations/{id}/carrier-feed',
    summary: 'A carrier’s event feed and its status; null without one',
  })
    .input(Id)
    .output(z.object({ feed: CarrierFeed.nullable() }))
    .errors({ NOT_FOUND }),

  setCarrierFeed: operation({
    access: 'staff',
    method: 'PUT',
    path: '/organisations/{id}/carrier-feed',
    summary: 'Pull the events of a carrier by DCSA Track & Trace 2.2; the next poll is within a minute',
    ifMatch: 'optional',
    changes: ['organisations.carrierFeed', 'audit'],
  })
    .input(Id.extend(CarrierFeedSettings.shape))
    .output(z.object({ feed: CarrierFeed }))
    .errors({
      NOT_FOUND,
      NOT_A_CARRIER: { status: 409, message: 'Give the company the role of a carrier first.' },
      ...changedSinceRead('this tracking feed'),
    }),

  removeCarrierFeed: operation({
    access: 'staff',
    method: 'DELETE',
    path: '/organisations/{id}/carrier-feed',
    summary: 'Stop pulling the events of a carrier and delete the credential; milestones stay',
    changes: ['organisations.carrierFeed', 'audit'],
  })
    .input(Id)
    .output(z.object({}))
    .errors({ NOT_FOUND }),

  merge: operation({
    access: 'staff',
    method: 'POST',
    path: '/organisations/{id}/merge',
    summary: 'Move all records and members of a company into another one',
    changes: ['organisations', 'people', 'audit', 'fleet', 'shipments'],
    requiresRecentAuth: true,
  })
    .input(Id.extend({ into: z.uuid() }))
    .output(Organisation)
    .errors({
      NOT_FOUND,
      SAME_COMPANY: { status: 422, message: 'Choose another company to merge into.' },
    }),

  view: operation({
    access: 'staff',
    method: 'POST',
    path: '/organisations/{id}/view',
    summary:
      'View the area of a company as its members see it, read-only, in this session: until it is stopped, at most 30 minutes',
    idempotent: false,
    changes: ['organisations', 'people.session', 'audit'],
  })
    .input(Id.extend({ permissions: Permissions.default([...PERMISSIONS]) }))
    .output(Viewing)
    .errors({
      NOT_FOUND,
      SOME_BRANCHES: {
        status: 403,
        message: 'Your access is limited to some branches, and this covers all of them.',
      },
    }),

  stopViewing: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/organisations/stop-viewing',
    summary: 'End the view of a company’s area; without one, nothing happens',
    idempotent: false,
    whileViewing: 'answered',
    changes: ['organisations', 'people.session', 'audit'],
  })
    .input(z.object({}))
    .output(
      z.object({
        /** The company that was viewed; null without a view. */
        id: z.uuid().nullable(),
      }),
    ),

  members: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/organisations/{id}/members',
    list: { records: 'members', of: 'parent' },
    summary: 'The members of a company, oldest first',
  })
    .input(Id.extend(SINCE))
    .output(z.object({ members: z.array(Member) }))
    .errors({ NOT_FOUND, NOT_ALLOWED }),

  invite: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/organisations/{id}/members',
    summary: 'Invite a person by e-mail to become a member of a company',
    changes: ['organisations.members', 'people', 'audit'],
    limit: { calls: 60, minutes: 60 },
    status: 201,
  })
    .input(Id.extend({ email: Email, permissions: Permissions, full_name: z.optional(FullName) }))
    .output(Member)
    .errors({
      NOT_FOUND,
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
      NOT_FOUND,
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
    .errors({ NOT_FOUND, NO_MEMBER, NOT_ALLOWED, LAST_MANAGER }),

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
