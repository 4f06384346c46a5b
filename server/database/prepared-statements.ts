import type postgres from 'postgres';

/** PostgreSQL keeps each of them for each connection: some 10 to 50 kB. */
const MOST = 150;
/** Long ones are lists of rows, of another length each time. */
const LONGEST = 6_000;
const PREPARED_FROM = 3;
const MOST_COUNTED = 1_000;

type Transact = (work: (transaction: postgres.TransactionSql) => unknown) => Promise<unknown>;

/**
 * The client for Drizzle. Lets what is sent again and again be prepared: the driver then sends it in one round trip in
 * the place of two, and PostgreSQL parses it once for each connection.
 */
export function preparing(sql: postgres.Sql): postgres.Sql {
  const isPrepared = comesAgain();
  const begin = (work: Parameters<Transact>[0]) =>
    (sql.begin as Transact)((transaction) => work(preparingIn(transaction, isPrepared)));
  return Object.assign(Object.create(sql) as postgres.Sql, { begin, unsafe: unsafeOf(sql, isPrepared) });
}

function preparingIn(
  transaction: postgres.TransactionSql,
  isPrepared: (text: string) => boolean,
): postgres.TransactionSql {
  const savepoint = transaction.savepoint.bind(transaction) as Transact;
  return Object.assign(transaction, {
    unsafe: unsafeOf(transaction, isPrepared),
    savepoint: (work: Parameters<Transact>[0]) => savepoint((inner) => work(preparingIn(inner, isPrepared))),
  });
}

function unsafeOf(sql: postgres.ISql, isPrepared: (text: string) => boolean): postgres.ISql['unsafe'] {
  const unsafe = sql.unsafe.bind(sql);
  return (text, values, options) =>
    unsafe(text, values, values?.length ? { ...options, prepare: isPrepared(text) } : options);
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
