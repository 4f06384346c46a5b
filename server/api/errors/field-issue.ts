import { ORPCError } from '@orpc/server';

/** Rejects one field in the format of a schema error, so forms show the message beside the field. */
export function fieldIssue(path: string, message: string) {
  return fieldIssues([{ path, message }]);
}

export function fieldIssues(issues: readonly { path: string; message: string }[]) {
  return new ORPCError('UNPROCESSABLE_CONTENT', {
    status: 422,
    message: 'Some fields are invalid.',
    data: { issues },
  });
}
