import type postgres from 'postgres';

/** PostgreSQL keeps each of them for each connection: some 10 to 50 kB. */
const MOST = 150;
/** Long ones are lists of rows, of another length each time. */
const LONGEST = 6_000;
const PREPARED_FROM = 3;
const MOST_COUNTED = 1_000;

type Transact = (work: (transaction: postgres.TransactionSql) => unknown) => Promise<unknown>;

/**
 * The client for Drizzle. Lets what transactions send again and again be prepared: the driver then sends it in one
 * round trip in the place of two, and PostgreSQL parses it once for each connection. What is read outside of them
 * keeps a plan of its own for each question.
 */
export function preparingInTransactions(sql: postgres.Sql): postgres.Sql {
  const isPrepared = comesAgain();
  const begin = (work: Parameters<Transact>[0]) =>
    (sql.begin as Transact)((transaction) => work(preparing(transaction, isPrepared)));
  return Object.assign(Object.create(sql) as postgres.Sql, { begin });
}

function preparing(
  transaction: postgres.TransactionSql,
  isPrepared: (text: string) => boolean,
): postgres.TransactionSql {
  const unsafe = transaction.unsafe.bind(transaction);
  const savepoint = transaction.savepoint.bind(transaction) as Transact;
  return Object.assign(transaction, {
    unsafe: ((text, values, options) =>
      unsafe(
        text,
        values,
        values?.length ? { ...options, prepare: isPrepared(text) } : options,
      )) as typeof unsafe,
    savepoint: (work: Parameters<Transact>[0]) => savepoint((inner) => work(preparing(inner, isPrepared))),
  });
}

/** Whether a text was seen some times already; of all there are only the first ones that did come again. */
function comesAgain(): (text: string) => boolean {
  const prepared = new Set<string>();
  const seen = new Map<string, number>();
  return (text) => {
    if (prepared.has(text)) return true;
    if (text.length > LONGEST || prepared.size >= MOST) return false;
    const times = (seen.get(text) ?? 0) + 1;
    if (times >= PREPARED_FROM) {
      seen.delete(text);
      prepared.add(text);
      return true;
    }
    if (seen.size >= MOST_COUNTED) seen.clear();
    seen.set(text, times);
    return false;
  };
}
