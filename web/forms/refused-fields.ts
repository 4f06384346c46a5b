import { ORPCError } from '@orpc/client';
import { isRefusal } from '#web/api/api-errors.ts';
import type { FieldMessages } from './field-messages.ts';

const MISSING = 'This is missing from the request. Enter it.';

/** The messages of the fields that the server refused, by field. Empty for errors that concern no field. */
export function fieldsRefused(error: unknown): FieldMessages {
  if (isRefusal(error, 'UNPROCESSABLE_CONTENT')) {
    return Object.fromEntries(error.data.issues.map(({ path, message }) => [path, message]));
  }
  if (isRefusal(error, 'INCOMPLETE')) {
    // Of a quote. What a document lacks is not entered in the form that is sent.
    const missing = error.data.missing.filter((field) => typeof field === 'string');
    return Object.fromEntries(missing.map((field) => [field, MISSING]));
  }
  if (isRefusal(error, 'UNKNOWN_COUNTRY') && error.data) return { [error.data.field]: error.message };
  if (isRefusal(error, 'NUMBER_TAKEN')) return { tracking_number: error.message };
  if (isRefusal(error, 'ALREADY_OVER')) return { until: error.message };
  return {};
}

/** The same with errors that concern one field, by code: `{ WRONG_PASSWORD: 'current_password' }`. */
export function fieldsRefusedBy(fields: Readonly<Record<string, string>>): (error: unknown) => FieldMessages {
  return (error) => {
    const field = error instanceof ORPCError && fields[error.code];
    return field ? { [field]: error.message } : fieldsRefused(error);
  };
}

/** The same for a part of the request, such as 'change'. */
export function fieldIssuesOf(part: string): (error: unknown) => FieldMessages {
  const fieldOf = (path: string) => (path.startsWith(`${part}.`) ? path.slice(part.length + 1) : path);
  return (error) =>
    Object.fromEntries(
      Object.entries(fieldsRefused(error)).map(([path, message]) => [fieldOf(path), message]),
    );
}
