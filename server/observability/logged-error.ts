import { DrizzleQueryError } from 'drizzle-orm';
import postgres from 'postgres';
import { redact } from './redact.ts';

/** The fields of an error that are logged. */
interface LoggedError {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  stack?: string;
  cause?: LoggedError;
}

const DEEPEST_CAUSE = 4;

/**
 * An error without user data: a failed statement keeps its text but not its parameters, PostgreSQL’s message
 * loses the row and quoted values, and of the other properties only the code is logged.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: redact(String(error)) };
  const message = messageOf(error);
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message,
    ...(typeof code === 'string' && { code }),
    ...(error instanceof postgres.PostgresError &&
      error.constraint_name && { constraint: error.constraint_name }),
    ...(error.stack && { stack: [`${error.name}: ${message}`, ...framesOf(error.stack)].join('\n') }),
    ...(error.cause !== undefined && depth < DEEPEST_CAUSE && { cause: loggedError(error.cause, depth + 1) }),
  };
}

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  if (error instanceof postgres.PostgresError) return error.message.replaceAll(/"[^"]*"|'[^']*'/g, '"…"');
  // JSON.parse and similar quote the text they could not parse.
  return redact(error.message.replaceAll(/"[^"]*"(?:\.\.\.)?(?= is not valid)/g, '"…"'));
}

/** The stack without its first lines, which repeat the message. */
function framesOf(stack: string): string[] {
  return stack.split('\n').filter((line) => /^\s+at /.test(line));
}
