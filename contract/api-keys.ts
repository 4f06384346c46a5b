import * as z from 'zod';
import { SCOPES } from '#domain/api-keys/key-areas.ts';
import { ScopeText } from '#domain/api-keys/scopes.ts';
import { LaterMoment } from '#domain/calendar/moment.ts';
import { SINCE } from './operation/changed-records.ts';
import { operation } from './operation/operation.ts';

const Id = z.object({ id: z.uuid() });
const CHANGES = ['apiKeys', 'audit'];
const Network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'Enter an address or a CIDR range.');

/** What a program authenticates with. The key itself is shown only when it is created. */
export const ApiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The first characters of the key, to recognize it. */
  start: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  /** Addresses and CIDR ranges from which it works; empty for all. */
  allowed_networks: z.array(z.string()),
  /** The company whose records it reaches; null for a key of staff. */
  organisation_id: z.uuid().nullable(),
  created_by: z.string(),
  /** Sees and books test shipments only. */
  test: z.boolean(),
  created_at: z.date(),
  expires_at: z.date().nullable(),
  /** To the minute. */
  last_used_at: z.date().nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

const NOT_FOUND = { status: 404, message: 'No such key.' } as const;

export const apiKeys = {
  create: operation({
    access: 'signed-in',
    permission: 'manage',
    method: 'POST',
    path: '/api-keys',
    location: '/api-keys/{id}',
    summary: 'Create a key for programs; it is shown only once',
    // The first key of a carrier records the carrier's name.
    changes: [...CHANGES, 'carrierEvents'],
    status: 201,
  })
    .input(
      z.object({
        name: z.string().trim().min(1, 'Enter a name.').max(80, 'At most 80 characters.'),
        /** `{area}:read` and `{area}:write`. Staff create keys of carriers with `carrier-events:write` alone. */
        scopes: z.array(ScopeText).min(1, 'Choose at least one scope.').max(SCOPES.length),
        /** For staff: the company whose records the key reaches. Without it, the key reaches what they do. */
        organisation_id: z.uuid().nullish(),
        expires_at: LaterMoment.nullish(),
        /** A key that sees and books test shipments only, such as the test numbers. */
        test: z.boolean().optional(),
        allowed_networks: z.array(Network).max(20, 'At most 20 networks.').nullish(),
      }),
    )
    .output(ApiKey.extend({ key: z.string() }))
    .errors({
      NO_COMPANY: { status: 404, message: 'No such company.' },
      TOO_MANY_KEYS: { status: 409, message: 'There are 50 keys. Revoke one first.' },
    }),

  list: operation({
    access: 'signed-in',
    permission: 'manage',
    method: 'GET',
    path: '/api-keys',
    list: { records: 'api_keys', of: 'organisation' },
    summary: 'The keys of a company, newest first, at most 50; without a company, those of staff',
  })
    .input(z.object({ ...SINCE, organisation_id: z.uuid().optional() }))
    .output(z.object({ api_keys: z.array(ApiKey) })),

  find: operation({
    access: 'signed-in',
    permission: 'manage',
    method: 'GET',
    path: '/api-keys/{id}',
    summary: 'A key, without its secret part',
  })
    .input(Id)
    .output(ApiKey)
    .errors({ NOT_FOUND }),

  revoke: operation({
    access: 'signed-in',
    permission: 'manage',
    method: 'DELETE',
    path: '/api-keys/{id}',
    summary: 'Revoke a key; it stops working at once',
    changes: CHANGES,
  })
    .input(Id)
    .output(z.object({}))
    .errors({ NOT_FOUND }),
};
