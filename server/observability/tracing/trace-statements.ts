import { SpanStatusCode } from '@opentelemetry/api';
import type { Sql } from 'postgres';
import { currentTrace } from './current-trace.ts';

/** What the driver makes of a statement, sent when somebody waits for it. */
interface Statement {
  /** Its text without its values. */
  strings: readonly string[];
  executed: boolean;
  resolve(rows: unknown): void;
  reject(error: unknown): void;
  handle(): unknown;
}

const traced = new WeakSet<Statement>();

/** The driver tells nobody when a statement begins and ends, so its statements are taught to. */
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
  if (!trace?.isKept) return;
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
 * Its verb and the table that it is about: 'SELECT shipments'. A statement's text may hold values, its names do not;
 * what stands in parentheses is about something else, unless there is nothing but that.
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
