import { signedIn } from '../api/call-context.ts';
import { changeTariff } from './change-tariff.ts';
import { operations } from './operations.ts';
import { listCurrentLines, listLinesOf } from './tariff-lines-table.ts';
import { writeVersion } from './write-version.ts';

export const revertTariff = operations.revertTariff.handler((call) =>
  changeTariff('rates.revertTariff', call, async (transaction, tariff) => {
    const { version = tariff.version } = call.input;
    if (version !== tariff.version) throw call.errors.VERSION_CONFLICT({ data: { version: tariff.version } });
    const to = call.input.to ?? tariff.version - 1;
    if (to < 0 || to >= tariff.version) throw call.errors.FIRST_VERSION();
    const wanted = await listLinesOf(transaction, tariff.id, to);
    const present = await listCurrentLines(transaction, tariff.id);
    const [stays, was] = [new Set(wanted.map(({ line }) => line)), new Set(present.map(({ line }) => line))];
    await writeVersion(transaction, tariff, {
      add: wanted.filter(({ line }) => !was.has(line)),
      remove: present.map(({ line }) => line).filter((line) => !stays.has(line)),
      source: '',
      created_by: signedIn(call.context).user_id,
      now: call.context.now(),
    });
    return { reverted: tariff.version, to };
  }),
);
