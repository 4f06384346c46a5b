import { headerBefore, tariffDifference } from '#domain/rates/tariff.ts';
import { signedIn } from '../api/call-context.ts';
import { changeTariff } from './change-tariff.ts';
import { operations } from './operations.ts';
import { refuseOffered } from './tariff-fields/refuse-offered.ts';
import { listCurrentLines, listLinesOf } from './tariff-lines-table.ts';
import { listVersions } from './tariffs-table.ts';
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
    const versions = await listVersions(transaction, tariff.id);
    const later = versions.filter(({ version }) => version > to).reverse();
    const before = headerBefore(
      tariff,
      later.map(({ changed_fields }) => changed_fields ?? {}),
    );
    const changes = tariffDifference(tariff, before);
    const now = call.context.now();
    await refuseOffered(transaction, tariff.id, changes, now, call.errors);
    await writeVersion(transaction, tariff, {
      add: wanted.filter(({ line }) => !was.has(line)),
      remove: present.map(({ line }) => line).filter((line) => !stays.has(line)),
      source: '',
      changes,
      created_by: signedIn(call.context).user_id,
      now,
    });
    return { reverted: tariff.version, to };
  }),
);
