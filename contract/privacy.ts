import * as z from 'zod';
import { Email } from '#domain/people/account.ts';
import { operation } from './operation/operation.ts';

const Numbers = z.object({
  /** The newest, at most 10. */
  numbers: z.array(z.string()),
  /** The number of others. */
  more: z.number().int(),
});

/** What prevents the erasure of an account; all empty if it can be erased. */
export const ErasureStatus = z.object({
  /** Neither delivered nor cancelled. */
  shipments: Numbers,
  /** Issued and not paid. */
  invoices: Numbers,
  /** The company owes something: also delivered shipments to be invoiced, and balances of a former system. */
  has_debts: z.boolean(),
  /** The installation would have no admin. */
  is_last_admin: z.boolean(),
});
export type ErasureStatus = z.infer<typeof ErasureStatus>;

/** The e-mail address of the account, typed to confirm the erasure. */
const Confirmation = z.object({ confirmation: Email });
const ERASURE_REFUSALS = {
  NOT_CONFIRMED: {
    status: 409,
    message: 'This isn’t the e-mail address of the account. Check it, then try again.',
  },
  STILL_NEEDED: {
    status: 409,
    message:
      'The account is still needed for shipments under way, or for what is still to be invoiced or paid.',
    data: ErasureStatus,
  },
  LAST_ADMIN: {
    status: 409,
    message: 'This is the only admin. Make someone else an admin first.',
  },
} as const;

/** A person's rights over their data: export and erasure. */
export const privacy = {
  export: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/privacy/export',
    whileViewing: 'refused',
    summary: 'All data stored about you as a ZIP file: JSON, and a page to read',
    requiresRecentAuth: true,
    limit: { calls: 10, minutes: 60 },
  }).output(z.file().mime(['application/zip'])),

  erasureStatus: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/privacy/erasure',
    whileViewing: 'refused',
    summary: 'What prevents the erasure of your account',
  }).output(ErasureStatus),

  erase: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/privacy/erasure',
    summary: 'Erase your account permanently; records that the law requires are retained without it',
    changes: ['people', 'fleet', 'invoices', 'quotes', 'enquiries', 'audit'],
    // The key's owner no longer exists after the call.
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
    path: '/people/{user_id}/erasure',
    summary: 'Erase the account of a person who has requested it in writing',
    changes: ['people', 'fleet', 'invoices', 'quotes', 'enquiries', 'audit'],
    idempotent: true,
    requiresRecentAuth: true,
  })
    .input(Confirmation.extend({ user_id: z.uuid() }))
    .output(z.object({}))
    .errors({
      ...ERASURE_REFUSALS,
      NOT_FOUND: { status: 404, message: 'No such person.' },
      OWN_ACCOUNT: { status: 409, message: 'This is your own account. Erase it in your settings.' },
    }),
};
