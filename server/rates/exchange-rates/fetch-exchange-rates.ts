import { readXml } from 'hucre/xml';
import { ECB, ecbRates } from '#domain/money/ecb-rates.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import type { Dependencies } from '../../dependencies.ts';
import { PermanentJobError, type Worker } from '../../jobs/jobs.ts';
import { AddressRefused } from '../../outbound/allowed-address.ts';
import { sendRequest } from '../../outbound/send-request.ts';
import { insertExchangeRates, latestEntries } from './exchange-rates-table.ts';

/** The ECB's file has some 2,000 characters. */
const MAX_FILE_LENGTH = 100_000;
const OK = 200;

/** Records the rates of the ECB's daily file, each pair of a day once. Without an address it does nothing. */
export function fetchExchangeRates(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  url: string | undefined,
  networks: readonly string[] = [],
): Worker<'exchange-rates'> {
  return async () => {
    if (url === undefined) return;
    const rates = ecbRates(await fetchDay(url, networks));
    const [{ date } = { date: '' }] = rates;
    await database.transaction(async (transaction) => {
      const present = await latestEntries(transaction, [date], ECB);
      const known = new Set(present.map(({ to }) => to));
      const missing = rates.filter(({ to }) => !known.has(to));
      if (missing.length === 0) return;
      await insertExchangeRates(transaction, missing, now());
      await writeAudit(transaction, {
        actor_id: null,
        action: 'rates.fetchExchangeRates',
        subject_type: 'exchange_rate',
        subject_id: date,
        detail: { source: ECB, date, added: missing.length },
      });
    });
  };
}

/** The element of the file with the rates of its day. */
async function fetchDay(url: string, networks: readonly string[]): Promise<unknown> {
  const { status, body } = await sendRequest(
    { url, method: 'GET', headers: { accept: 'application/xml' }, longest: MAX_FILE_LENGTH },
    networks,
  ).catch((error: unknown) => {
    throw error instanceof AddressRefused ? new PermanentJobError(error.message) : error;
  });
  if (status !== OK) throw new Error(`The exchange rates could not be read: status ${status}.`);
  const { data } = readXml(body, { rowTag: 'Cube', flatten: false });
  return JSON.parse(String(data[0]?.Cube ?? 'null'));
}
