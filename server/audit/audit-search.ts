import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import { ACTION_NAMES, actionsNamed, REFUSED_ACTION_NAMES } from '#domain/audit/action-names.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { findOrganisationIds } from '../organisations/organisation-rows.ts';
import { findPersonIds } from '../people/profiles-table.ts';
import { auditLog, nameVectorOf, searchVectorOf } from './audit-log-table.ts';

const FEW_MATCHES = 1_000;
const IS_REFUSED = sql`jsonb_typeof(${auditLog.detail}->'refused') = 'string'`;
/** Refused attempts with another name than their action’s. */
const IS_NAMED_REFUSED = sql`(${IS_REFUSED} and ${inArray(auditLog.action, Object.keys(REFUSED_ACTION_NAMES))})`;

/**
 * Chooses the query plan. Rare terms are fastest with the text index and a sort; frequent terms are found
 * quickly by scanning from the newest entry. PostgreSQL cannot estimate which applies, so this first looks
 * for up to one more than a few matches.
 */
export async function searchCondition(transaction: Transaction, typed: string): Promise<SQL | undefined> {
  const holds = await holdsAll(transaction, typed);
  if (!holds) return undefined;
  await plan(transaction, { seqscan: 'off', indexscan: 'off' });
  const found = await transaction
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(holds)
    .limit(FEW_MATCHES + 1);
  if (found.length > FEW_MATCHES) {
    await plan(transaction, { indexscan: 'on', bitmapscan: 'off' });
    return holds;
  }
  await plan(transaction, { seqscan: 'on', indexscan: 'on' });
  const ids = found.map(({ id }) => id);
  return ids.length === 0 ? sql`false` : inArray(auditLog.id, ids);
}

type ScanTypes = Partial<Record<'seqscan' | 'indexscan' | 'bitmapscan', 'on' | 'off'>>;

/** Enables and disables scan types for PostgreSQL’s planner until the transaction ends. */
async function plan(transaction: Transaction, scans: ScanTypes): Promise<void> {
  const settings = Object.entries(scans).map(
    ([scan, value]) => sql`set_config(${`enable_${scan}`}, ${value}, true)`,
  );
  await transaction.execute(sql`select ${sql.join(settings, sql`, `)}`);
}

/**
 * Each search term must begin a word of the entry, of its action’s name or of the name that it records, or match the name or address of the
 * actor, or the present name of the person or the company that it is about.
 */
async function holdsAll(connection: Connection, typed: string): Promise<SQL | undefined> {
  const split = await connection.execute<{ word: string }>(sql`select unnest(words_of(${typed})) as word`);
  const conditions = await Promise.all(
    [...split].map(async ({ word }) => {
      const [people, companies] = await Promise.all([
        findPersonIds(connection, word),
        findOrganisationIds(connection, word),
      ]);
      return or(
        hasTerms(`${word}:*`),
        hasName(`${word}:*`),
        people.length > 0 ? inArray(auditLog.actor_id, people) : undefined,
        isAboutAny('person', people),
        isAboutAny('organisation', companies),
        hasAction(actionsNamed(ACTION_NAMES, word), sql`${IS_NAMED_REFUSED} is not true`),
        hasAction(actionsNamed(REFUSED_ACTION_NAMES, word), IS_REFUSED),
      );
    }),
  );
  return and(...conditions);
}

function hasTerms(query: string): SQL {
  return sql`${searchVectorOf(auditLog)} @@ ${query}::tsquery`;
}

function hasName(query: string): SQL {
  return sql`${nameVectorOf(auditLog)} @@ ${query}::tsquery`;
}

function isAboutAny(type: string, ids: readonly string[]): SQL | undefined {
  if (ids.length === 0) return undefined;
  return and(sql`${auditLog.subject_type} = ${type}`, inArray(auditLog.subject_id, [...ids]));
}

/** The terms of the actions let PostgreSQL use the text index: there is none on actions. */
function hasAction(actions: readonly string[], condition: SQL): SQL | undefined {
  if (actions.length === 0) return undefined;
  const terms = actions.map(
    (action) =>
      `(${action
        .split(/\.|(?=[A-Z])/)
        .join(' & ')
        .toLowerCase()})`,
  );
  return and(inArray(auditLog.action, [...actions]), hasTerms(terms.join(' | ')), condition);
}
