import { LRUCache } from 'lru-cache';
import type postgres from 'postgres';
import { readGroup } from './pipeline-reads.ts';

/** PostgreSQL stores each prepared statement per connection, some 10 to 50 kB. */
const MAX_PREPARED = 150;
/** Longer ones are lists of rows that differ in length each time. */
const MAX_LENGTH = 6_000;
const PREPARED_FROM = 3;
const MAX_COUNTED = 1_000;
/** The driver sends a text without values by the simple protocol, which also takes several statements. */
const ONE_READ = /^select [^;]*$/;

type Transact = (work: (transaction: postgres.TransactionSql) => unknown) => Promise<unknown>;

/**
 * Wraps the client for Drizzle so that statements repeated in transactions are prepared. The driver then
 * needs one round trip instead of two, and PostgreSQL parses the statement once per connection. Reads outside
 * transactions are planned each time, for their own parameters.
 */
export function withPreparedTransactions(sql: postgres.Sql): postgres.Sql {
  const isPrepared = repetitionCheck();
  const begin = (work: Parameters<Transact>[0]) =>
    (sql.begin as Transact)((transaction) => work(preparing(transaction, isPrepared)));
  return Object.assign(Object.create(sql) as postgres.Sql, { begin, unsafe: grouping(sql) });
}

/** Passes the group of `pipelineReads` to the driver. */
function grouping(sql: postgres.Sql): typeof sql.unsafe {
  return (text, values, options) => {
    const group = readGroup.getStore();
    return sql.unsafe(text, values, group ? ({ ...options, group } as typeof options) : options);
  };
}

function preparing(
  transaction: postgres.TransactionSql,
  isPrepared: (text: string) => boolean,
): postgres.TransactionSql {
  const unsafe = transaction.unsafe.bind(transaction);
  const savepoint = transaction.savepoint.bind(transaction) as Transact;
  return Object.assign(transaction, {
    unsafe: ((text, values, options) => {
      if (!values?.length && !ONE_READ.test(text)) return unsafe(text, values, options);
      const extended = { ...options, prepare: isPrepared(text), simple: false };
      return unsafe(text, values, extended);
    }) as typeof unsafe,
    savepoint: (work: Parameters<Transact>[0]) => savepoint((inner) => work(preparing(inner, isPrepared))),
  });
}

/** Returns whether a text has been seen several times. Only the first `MAX_PREPARED` repeated texts count. */
function repetitionCheck(): (text: string) => boolean {
  const prepared = new Set<string>();
  const seen = new LRUCache<string, number>({ max: MAX_COUNTED });
  return (text) => {
    if (prepared.has(text)) return true;
    if (text.length > MAX_LENGTH || prepared.size >= MAX_PREPARED) return false;
    const times = (seen.get(text) ?? 0) + 1;
    if (times >= PREPARED_FROM) {
      seen.delete(text);
      prepared.add(text);
      return true;
    }
    seen.set(text, times);
    return false;
  };
}
