import { shownFileName } from '#domain/files/file-name.ts';
import type { ExchangeRate } from '#domain/money/exchange-rate.ts';
import { readExchangeRate } from '#domain/rates/rate-sheet.ts';
import { EXCHANGE_RATE_COLUMNS } from '#domain/rates/sheet-columns.ts';
import { signedIn } from '../../api/call-context.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { operations } from '../operations.ts';
import { checkRows, numbered, rowsBelow, sheetOf, withContent } from '../sheets/check-rows.ts';
import { insertExchangeRates, latestEntries } from './exchange-rates-table.ts';

const COLUMNS = { known: EXCHANGE_RATE_COLUMNS, required: EXCHANGE_RATE_COLUMNS };

export const importExchangeRates = operations.importExchangeRates.handler(async ({ input, context }) => {
  const { exchange_rates = [], file, dry_run, mode } = input;
  const rows = file ? rowsBelow(await sheetOf(file), COLUMNS) : numbered(exchange_rates);
  const { lines, refused } = Array.isArray(rows) ? await checkRows(rows, RULES) : { lines: [], ...rows };
  const request = await withContent(input);
  return context.write(
    async (transaction) => {
      const days = [...new Set(lines.map(({ date }) => date))];
      const present = new Set((await latestEntries(transaction, days)).map(contentOf));
      const fresh = lines.filter((rate) => !present.has(contentOf(rate)));
      const rates = mode === 'all' && refused.length > 0 ? [] : fresh;
      if (!dry_run && rates.length > 0) {
        await insertExchangeRates(transaction, rates, context.now());
        await writeAudit(transaction, {
          actor_id: signedIn(context).user_id,
          action: 'rates.importExchangeRates',
          subject_type: 'exchange_rate',
          subject_id: days.toSorted().at(-1) ?? '',
          detail: { source: shownFileName(file?.name ?? ''), added: rates.length },
        });
      }
      return { accepted: lines.length, added: dry_run ? fresh.length : rates.length, refused };
    },
    { request },
  );
});

const RULES = {
  read: readExchangeRate,
  keyOf: ({ from, to, date }: ExchangeRate) => `${from} ${to} ${date}`,
  repeats: 'has the same currencies and the same day.',
};

function contentOf({ from, to, date, rate, source }: ExchangeRate): string {
  return [from, to, date, Number(rate), source].join(' ');
}
