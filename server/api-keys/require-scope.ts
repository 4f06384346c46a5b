import { ORPCError } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import { type Scope, scopeFor } from '#domain/api-keys/key-areas.ts';
import type { AuthenticatedKey } from './authenticate.ts';

/** By 'POST /shipments'. */
const SCOPES = new Map<string, Scope | null>(
  Object.entries(contract).flatMap(([area, operations]) =>
    Object.values(operations).map(({ '~orpc': { route } }) => [
      `${route.method} ${route.path}`,
      scopeFor(area, route.method),
    ]),
  ),
);

/** The scope that a key needs for an operation of the contract; null for one that keys cannot use. */
export function scopeOfOperation(operation: string): Scope | null {
  return SCOPES.get(operation) ?? null;
}

/** Refuses a key without the scope. Sessions have no scopes. */
export function requireScope(key: AuthenticatedKey | null, scope: Scope | null): void {
  if (!key) return;
  if (scope === null)
    throw new ORPCError('NOT_FOR_KEYS', {
      status: 403,
      message: 'API keys cannot be used here. Sign in instead.',
    });
  if (!key.scopes.includes(scope))
    throw new ORPCError('MISSING_SCOPE', {
      status: 403,
      message: `This API key lacks the scope ${scope}.`,
      data: { scope },
    });
}
