import { signedIn } from '../api/call-context.ts';
import { changeTariff } from './change-tariff.ts';
import { operations } from './operations.ts';
import { listAddedIn, listRemovedIn } from './tariff-lines-table.ts';
import { writeVersion } from './write-version.ts';

export const revertTariff = operations.revertTariff.handler((call) =>
  changeTariff('rates.revertTariff', call, async (transaction, tariff) => {
    if (tariff.version < 2) throw call.errors.FIRST_VERSION();
    await writeVersion(transaction, tariff, {
      add: await listRemovedIn(transaction, tariff.id, tariff.version),
      remove: await listAddedIn(transaction, tariff.id, tariff.version),
      source: '',
      created_by: signedIn(call.context).user_id,
      now: call.context.now(),
    });
    return { reverted: tariff.version };
  }),
);
