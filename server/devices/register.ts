import { randomBytes } from 'node:crypto';
import { DEVICE_KEY_BYTES, deviceKeyFrom } from '#domain/positions/device-key.ts';
import { signedIn } from '../api/call-context.ts';
import { hashOf } from '../auth/sessions/session-token.ts';
import { newId } from '../database/statements/columns.ts';
import { appCode } from './app-code.ts';
import { auditDevice } from './audit-device.ts';
import { insertDevice } from './devices-table.ts';
import { operations } from './operations.ts';

export const register = operations.register.handler(({ input, context }) =>
  context.write(async (transaction) => {
    const by = signedIn(context);
    const id = newId();
    const key = deviceKeyFrom(randomBytes(DEVICE_KEY_BYTES));
    const vehicle_identifier = input.vehicle_identifier || null;
    await insertDevice(transaction, {
      id,
      name: input.name,
      vehicle_identifier,
      key_hash: hashOf(key),
      created_at: context.now(),
      registered_by: by.user_id,
    });
    await auditDevice(transaction, by, 'register', { id, name: input.name }, { vehicle_identifier });
    return { id, key, qr_svg: appCode(context.settings.publicUrl, key) };
  }),
);
