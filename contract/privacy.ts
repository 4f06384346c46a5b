import * as z from 'zod';
import { Email } from '#domain/people/account.ts';
import { operation } from './operation.ts';

const Numbers = z.object({
  /** The newest, at most 10. */
  numbers: z.array(z.string()),
  /** How many there are beside these. */
  more: z.number().int(),
});

/** What still needs an account; nothing of it when it can be erased. */
export const ErasureStatus = z.object({
  /** Neither delivered nor cancelled. */
  shipments: Numbers,
  /** Issued and not paid. */
  invoices: Numbers,
  /** Nobody else could manage the installation. */
  is_last_admin: z.boolean(),
});
export type ErasureStatus = z.infer<typeof ErasureStatus>;

/** The e-mail address of the account, typed: nobody erases the wrong one by a slip. */
const Confirmation = z.object({ confirmation: Email });
const ERASURE_REFUSALS = {
  NOT_CONFIRMED: { status: 409, message: 'This is not the e-mail address of the account.' },
  STILL_NEEDED: {
    status: 409,
    message: 'The account is still needed: for shipments under way, or for invoices that are not paid.',
    data: ErasureStatus,
  },
  LAST_ADMIN: {
    status: 409,
    message: 'This is the only admin. Please make somebody else an admin first.',
  },
} as const;

/** A person's rights over what is kept about them. */
export const privacy = {
  export: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/privacy/export',
    summary: 'All that is kept about oneself, in a ZIP file: JSON for machines and a page to read',
    requiresRecentAuth: true,
    limit: { calls: 10, minutes: 60 },
  }).output(z.file().mime(['application/zip'])),

  erasureStatus: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/privacy/erasure',
    summary: 'What stands against erasing one’s own account',
  }).output(ErasureStatus),

  erase: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/privacy/erasure',
    summary: 'Erase one’s own account for good; what the law wants kept stays without it',
    changes: ['people', 'fleet', 'invoices', 'quotes', 'enquiries', 'audit'],
    // Nobody is left whose key it would be.
    idempotent: false,
    requiresRecentAuth: true,
    limit: { calls: 10, minutes: 60 },
  })
    .input(Confirmation)
    .output(z.object({}))
    .errors(ERASURE_REFUSALS),

  eraseFor: operation({
    access: 'admin',
    method: 'POST',
    path: '/people/{userId}/erasure',
    summary: 'Erase the account of somebody who has asked for it by mail or letter',
    changes: ['people', 'fleet', 'invoices', 'quotes', 'enquiries', 'audit'],
    idempotent: true,
    requiresRecentAuth: true,
  })
    .input(Confirmation.extend({ userId: z.uuid() }))
    .output(z.object({}))
    .errors({
      ...ERASURE_REFUSALS,
      NOT_FOUND: { status: 404, message: 'No such person.' },
      OWN_ACCOUNT: { status: 409, message: 'This is you. Your own account is erased in your settings.' },
    }),
};
