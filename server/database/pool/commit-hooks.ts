import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { pipeline } from '../statements/pipeline.ts';
import type { Transaction } from './connection.ts';

/** 'unknown' when the connection broke during the commit: it may or may not have committed. */
export type CommitOutcome = 'committed' | 'unknown';

/**
 * A commit hook for items collected during a transaction. It is not called for items that were rolled back.
 */
export interface OnCommit<Item> {
  /** Runs as the last step within the transaction, pipelined with those of other hooks. */
  before?(transaction: Transaction, items: readonly Item[]): Promise<void>;
  /** Runs after the transaction has ended. Must not throw, because the outcome is final. */
  after?(items: readonly Item[], outcome: CommitOutcome): void;
}

type Collected = Map<OnCommit<unknown>, unknown[]>;

const collectedBy = new WeakMap<Transaction, Collected>();

/** Passes items to the hook at the end of the transaction, batched with all other items collected for it. */
export function onCommit<Item>(transaction: Transaction, hook: OnCommit<Item>, items: readonly Item[]): void {
  if (items.length === 0) return;
  const collected = collectedBy.get(transaction);
  if (!collected) throw new Error('Commit hooks need a transaction of a Database.');
  add(collected, hook as OnCommit<unknown>, items);
}

/** Runs `work` in a transaction and calls its commit hooks. */
export async function transactionWithCommitHooks<Result>(
  db: PostgresJsDatabase,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const collected: Collected = new Map();
  let isWorkDone = false;
  const runAfterHooks = (outcome: CommitOutcome) => {
    for (const [hook, items] of collected) hook.after?.(items, outcome);
  };
  try {
    const result = await db.transaction(async (transaction) => {
      collect(transaction, collected);
      const worked = await work(transaction);
      await pipeline(...[...collected].map(([hook, items]) => hook.before?.(transaction, items)));
      isWorkDone = true;
      return worked;
    });
    runAfterHooks('committed');
    return result;
  } catch (error) {
    if (isWorkDone) runAfterHooks('unknown');
    throw error;
  }
}

/** Items collected in a savepoint move to its transaction once the savepoint succeeds. */
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
    for (const [hook, items] of within) add(collected, hook, items);
    return result;
  };
}

function add(collected: Collected, hook: OnCommit<unknown>, items: readonly unknown[]): void {
  const known = collected.get(hook);
  if (known) known.push(...items);
  else collected.set(hook, [...items]);
}
