import { SpanStatusCode } from '@opentelemetry/api';
import type { Sql } from 'postgres';
import { currentTrace } from './current-trace.ts';

/** The driver’s statement object, sent when it is awaited. */
interface Statement {
  /** Its text without parameters. */
  strings: readonly string[];
  executed: boolean;
  resolve(rows: unknown): void;
  reject(error: unknown): void;
  handle(): unknown;
}

const traced = new WeakSet<Statement>();

/** The driver has no hooks for the start and end of a statement, so this patches the statement prototype. */
export function traceStatements(sql: Sql): void {
  const every = Object.getPrototypeOf(sql.unsafe('')) as Statement;
  if (traced.has(every)) return;
  traced.add(every);
  const { handle } = every;
  every.handle = function (this: Statement) {
    if (!this.executed) begin(this);
    return handle.call(this);
  };
}

function begin(statement: Statement): void {
  const trace = currentTrace.getStore();
  if (!trace?.isSampled) return;
  const summary = summaryOf(statement.strings);
  const span = trace.begin(summary, { 'db.system.name': 'postgresql', 'db.query.summary': summary });
  const { resolve, reject } = statement;
  statement.resolve = (rows) => {
    span.end();
    resolve(rows);
  };
  statement.reject = (error) => {
    const { code = 'unknown' } = error as { code?: string };
    span.setAttribute('error.type', code).setStatus({ code: SpanStatusCode.ERROR });
    span.end();
    reject(error);
  };
}

const VERB = /^[\s(]*(?:--[^\n]*\n\s*)*([a-z]+)/i;
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?((?:"?[a-z_]\w*"?\.)?"?[a-z_]\w*"?)/i;

/**
 * The statement’s verb and main table, such as 'SELECT shipments'; contains no values. Subqueries in
 * parentheses are ignored unless there is nothing else.
 */
export function summaryOf(strings: readonly string[]): string {
  const text = strings.join(' ').replaceAll(/'[^']*'/g, '');
  const verb = VERB.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
  const table = (TABLE.exec(withoutParentheses(text)) ?? TABLE.exec(text))?.[1]?.replaceAll('"', '');
  return table ? `${verb} ${table}` : verb;
}

function withoutParentheses(text: string): string {
  const less = text.replaceAll(/\([^()]*\)/g, ' ');
  return less === text ? text : withoutParentheses(less);
}
