import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type { Transaction } from './connection.ts';

/** 'unknown' when the connection broke while the commit was answered: it may have happened. */
export type CommitOutcome = 'committed' | 'unknown';

/** Who is told what has been collected during a transaction. Nobody is told of what was rolled back. */
export interface OnCommit<Item> {
  /** The last thing that happens within the transaction. */
  before?(transaction: Transaction, items: readonly Item[]): Promise<void>;
  /** Once the transaction is over. Must not throw: what is done is done. */
  after?(items: readonly Item[], outcome: CommitOutcome): void;
}

type Collected = Map<OnCommit<unknown>, unknown[]>;

const collectedBy = new WeakMap<Transaction, Collected>();

/** Hands items to `whom` at the end of the transaction, together with all others that it was given there. */
export function onCommit<Item>(transaction: Transaction, whom: OnCommit<Item>, items: readonly Item[]): void {
  if (items.length === 0) return;
  const collected = collectedBy.get(transaction);
  if (!collected) throw new Error('Only a transaction of a Database tells of its end.');
  add(collected, whom as OnCommit<unknown>, items);
}

/** Runs `work` in a transaction whose end is told. */
export async function transactionPublishing<Result>(
  db: PostgresJsDatabase,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const collected: Collected = new Map();
  let isWorkDone = false;
  const tell = (outcome: CommitOutcome) => {
    for (const [whom, items] of collected) whom.after?.(items, outcome);
  };
  try {
    const result = await db.transaction(async (transaction) => {
      collect(transaction, collected);
      const worked = await work(transaction);
      for (const [whom, items] of collected) await whom.before?.(transaction, items);
      isWorkDone = true;
      return worked;
    });
    tell('committed');
    return result;
  } catch (error) {
    if (isWorkDone) tell('unknown');
    throw error;
  }
}

/** What a savepoint collects is its transaction's once it has succeeded. */
function collect(transaction: Transaction, collected: Collected): void {
  collectedBy.set(transaction, collected);
  const begin = transaction.transaction.bind(transaction);
  transaction.transaction = async (work, ...config) => {
    const within: Collected = new Map();
    const result = await begin(
      async (savepoint) => {
        collect(savepoint, within);
        return work(savepoint);
      },
      ...config,
    );
    for (const [whom, items] of within) add(collected, whom, items);
    return result;
  };
}

function add(collected: Collected, whom: OnCommit<unknown>, items: readonly unknown[]): void {
  const known = collected.get(whom);
  if (known) known.push(...items);
  else collected.set(whom, [...items]);
}
