import { ORPCError } from '@orpc/server';

/** A refusal of one field, as if its schema had made it: forms show the sentence beside the field. */
export function fieldIssue(path: string, message: string) {
  return new ORPCError('UNPROCESSABLE_CONTENT', {
    status: 422,
    message: 'Some of what was sent is not right.',
    data: { issues: [{ path, message }] },
  });
}
