import * as z from 'zod';
import {
  ORGANISATION_ROLES,
  OrganisationDetails,
  OrganisationTerms,
  Permissions,
} from '#domain/organisations/organisation.ts';
import { PERMISSIONS } from '#domain/people/permissions.ts';
import { Viewing } from '#domain/people/person.ts';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';
import { SINCE } from '../operation/changed-records.ts';
import { operation } from '../operation/operation.ts';
import { NO_COMPANY, NOT_ALLOWED, Organisation, OrganisationId } from './organisation-records.ts';

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

/** Only with `If-Match`, which is optional here. */
const PRECONDITION_FAILED = {
  status: 412,
  message: 'Someone else has changed this company. Review their changes, then save again.',
} as const;
const UNKNOWN_PARENT = { status: 422, message: 'No such parent company.' } as const;
const SOME_BRANCHES = {
  status: 403,
  message: 'Your access is limited to some branches, and this covers all of them.',
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
    .input(OrganisationId)
    .output(Organisation)
    .errors({ NOT_FOUND: NO_COMPANY }),

  exportPassport: operation({
    access: 'staff',
    method: 'GET',
    path: '/organisations/{id}/export.zip',
    summary:
      'Everything of a company as JSON files with their hashes, which another installation imports as `passport`',
    limit: { calls: 30, minutes: 60 },
  })
    .input(OrganisationId)
    .output(z.file().mime(['application/zip']))
    .errors({
      NOT_FOUND: NO_COMPANY,
      SOME_BRANCHES,
    }),

  change: operation({
    access: 'signed-in',
    method: 'PATCH',
    path: '/organisations/{id}',
    summary:
      'Change a company; its managers may change its name, numbers, addresses and contacts, the rest is for staff',
    changes: ['organisations', 'people', 'audit', 'fleet', 'shipments'],
  })
    .input(OrganisationId.extend(OrganisationChange.shape))
    .output(Organisation)
    .errors({
      NOT_FOUND: NO_COMPANY,
      NOT_ALLOWED,
      UNKNOWN_PARENT,
      PRECONDITION_FAILED,
      STAFF_ONLY: { status: 403, message: 'Only staff can change credit, terms, notes and roles.' },
    }),

  merge: operation({
    access: 'staff',
    method: 'POST',
    path: '/organisations/{id}/merge',
    summary: 'Move all records and members of a company into another one',
    changes: ['organisations', 'people', 'audit', 'fleet', 'shipments'],
    requiresRecentAuth: true,
  })
    .input(OrganisationId.extend({ into: z.uuid() }))
    .output(Organisation)
    .errors({
      NOT_FOUND: NO_COMPANY,
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
    .input(OrganisationId.extend({ permissions: Permissions.default([...PERMISSIONS]) }))
    .output(Viewing)
    .errors({
      NOT_FOUND: NO_COMPANY,
      SOME_BRANCHES,
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
};
