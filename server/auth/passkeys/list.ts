import { signedIn } from '../../api/call-context.ts';
import { operations } from '../operations.ts';
import { passkeyRow } from './passkey-row.ts';
import { listPasskeysOf } from './passkeys-table.ts';

export const passkeys = operations.passkeys.handler(async ({ context }) =>
  (await listPasskeysOf(context.database.db, signedIn(context).user_id)).map(passkeyRow),
);
