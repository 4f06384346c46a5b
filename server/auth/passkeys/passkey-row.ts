import type { PasskeyRow } from '#contract/people/passkeys.ts';
import type { Passkey } from './passkeys-table.ts';

export function passkeyRow({ id, name, backed_up, created_at, last_used_at }: Passkey): PasskeyRow {
  return { id, name, synced: backed_up, created_at, last_used_at };
}
