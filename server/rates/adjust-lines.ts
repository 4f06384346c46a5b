import { adjustLine } from '#domain/rates/adjust-line.ts';
import type { TariffLine } from '#domain/rates/tariff.ts';
import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { operations } from './operations.ts';
import { listLinesById } from './tariff-lines-table.ts';
import { lockTariff } from './tariffs-table.ts';
import { writeVersion } from './write-version.ts';

interface LineNumber {
  tariff_id: string;
  line: number;
}

export const adjustLines = operations.adjustLines.handler(({ input, context }) =>
  context.write(async (transaction) => {
    const { change, dry_run } = input;
    const adjusted: (LineNumber & { before: TariffLine; after: TariffLine })[] = [];
    const refused: (LineNumber & { issue: string })[] = [];
    const tariffs: { id: string; name: string; version: number }[] = [];
    // In the order of ids, so that two adjustments never wait for each other.
    const wanted = new Map([...Map.groupBy(input.lines, ({ tariff_id }) => tariff_id)].sort());
    for (const [tariff_id, lines] of wanted) {
      const tariff = await lockTariff(transaction, tariff_id);
      const present = tariff ? await listLinesById(transaction, lines) : [];
      const known = new Map(present.map((line) => [line.line, line]));
      const refuse = ({ line }: LineNumber, issue: string) => refused.push({ tariff_id, line, issue });
      const ofTariff: typeof adjusted = [];
      for (const number of lines) {
        const before = known.get(number.line);
        if (!tariff || !before) refuse(number, 'This line no longer exists.');
        else if (tariff.withdrawn_at) refuse(number, 'This tariff is withdrawn.');
        else {
          const result = adjustLine(before, change, tariff.currency);
          if ('issue' in result) refuse(number, result.issue);
          else ofTariff.push({ tariff_id, line: number.line, before, after: result.line });
        }
        known.delete(number.line);
      }
      if (!tariff || ofTariff.length === 0) continue;
      adjusted.push(...ofTariff);
      if (dry_run) {
        tariffs.push(tariff);
        continue;
      }
      const author = signedIn(context).user_id;
      const version = await writeVersion(transaction, tariff, {
        add: ofTariff.map(({ after }) => after),
        remove: ofTariff.map(({ line }) => line),
        source: '',
        created_by: author,
        now: context.now(),
      });
      tariffs.push({ ...tariff, version });
      await writeAudit(transaction, {
        actor_id: author,
        action: 'rates.adjustLines',
        subject_type: 'tariff',
        subject_id: tariff_id,
        detail: { name: tariff.name, version, lines: ofTariff.length, ...change },
      });
    }
    return { adjusted, refused, tariffs };
  }),
);
