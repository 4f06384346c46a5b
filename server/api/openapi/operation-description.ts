import type { OperationMeta } from '#contract/operation/operation-meta.ts';
import type { Access } from '#domain/people/access.ts';

const CALLERS: Record<Access, string> = {
  anyone: 'Open to everyone.',
  'signed-in': 'Needs authentication.',
  staff: 'Only for staff.',
  admin: 'Only for admins.',
  device: 'Only for devices.',
};

/** Who may call an operation and how, in Markdown, from what the contract declares. */
export function operationDescription(
  { access, permission, idempotent, limit, requiresRecentAuth }: OperationMeta,
  scope: string | null,
): string {
  return [
    CALLERS[access],
    permission && `Members of a company need the permission ${alternatives(permission)}.`,
    scope && `API keys need the scope \`${scope}\`.`,
    !scope && access !== 'device' && 'API keys cannot be used.',
    requiresRecentAuth && 'The person must have authenticated recently.',
    limit &&
      `Limited to ${limit.calls} calls in ${limit.minutes === 1 ? 'a minute' : `${limit.minutes} minutes`}.`,
    idempotent && 'Send an `Idempotency-Key` to retry it safely.',
  ]
    .filter(Boolean)
    .join(' ');
}

function alternatives(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(' or ');
}
