import { signedIn } from '../api/call-context.ts';
import { changeTariff } from './change-tariff.ts';
import { operations } from './operations.ts';
import { listCurrentLines } from './tariff-lines-table.ts';
import { writeVersion } from './write-version.ts';

export const removeLine = operations.removeLine.handler((call) =>
  changeTariff('rates.removeLine', call, async (transaction, tariff) => {
    const { line } = call.input;
    const present = await listCurrentLines(transaction, tariff.id);
    if (!present.some((each) => each.line === line)) throw call.errors.NO_LINE();
    await writeVersion(transaction, tariff, {
      add: [],
      remove: [line],
      source: '',
      created_by: signedIn(call.context).user_id,
      now: call.context.now(),
    });
    return { line };
  }),
);
