import { isRefusal } from '#web/api/api-errors.ts';
import type { FieldMessages } from './field-messages.ts';

const MISSING = 'This is missing from the request. Please enter it.';

/** The messages of a validation error (422) by field. Empty for other errors. */
export function fieldIssues(error: unknown): FieldMessages {
  if (!isRefusal(error, 'UNPROCESSABLE_CONTENT')) return {};
  const issues = error.data.issues as { path: string; message: string }[];
  return Object.fromEntries(issues.map(({ path, message }) => [path, message]));
}

/** The same for a part of the request, such as 'change'. */
export function fieldIssuesOf(part: string): (error: unknown) => FieldMessages {
  const fieldOf = (path: string) => (path.startsWith(`${part}.`) ? path.slice(part.length + 1) : path);
  return (error) =>
    Object.fromEntries(Object.entries(fieldIssues(error)).map(([path, message]) => [fieldOf(path), message]));
}

/** The same, also for refusals that concern one field. */
export function fieldsRefused(error: unknown): FieldMessages {
  if (isRefusal(error, 'UNPROCESSABLE_CONTENT')) return fieldIssues(error);
  if (isRefusal(error, 'INCOMPLETE'))
    return Object.fromEntries((error.data.missing as string[]).map((field) => [field, MISSING]));
  if (isRefusal(error, 'UNKNOWN_COUNTRY')) return { [String(error.data.field)]: error.message };
  if (isRefusal(error, 'NUMBER_TAKEN')) return { tracking_number: error.message };
  if (isRefusal(error, 'ALREADY_OVER')) return { until: error.message };
  return {};
}
