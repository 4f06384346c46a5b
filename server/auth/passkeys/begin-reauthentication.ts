import { signedIn } from '../../api/call-context.ts';
import { operations } from '../operations.ts';
import { assertionOptions } from './assertion-options.ts';
import { listPasskeysOf } from './passkeys-table.ts';

export const beginPasskeyReauthentication = operations.beginPasskeyReauthentication.handler(
  async ({ context, errors }) => {
    const { user_id } = signedIn(context);
    const own = await listPasskeysOf(context.database.db, user_id);
    if (own.length === 0) throw errors.NO_PASSKEY();
    return assertionOptions(context, { purpose: 'reauthentication', holder: user_id }, own);
  },
);
