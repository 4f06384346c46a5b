import { ORPCError } from '@orpc/server';
import { VIEW_ONLY } from '#contract/operation/operation.ts';
import type { Person } from '#domain/people/person.ts';
import { isRefusedWhileViewing, type WhileViewing } from '#domain/people/viewing.ts';

/** Refuses staff who view a customer's area: every write, and reads about a person's own account. */
export function refuseWhileViewing(
  person: Person | null,
  request: { isWrite: boolean; whileViewing: WhileViewing | null },
): void {
  if (person?.viewer_id && isRefusedWhileViewing(request)) throw new ORPCError('VIEW_ONLY', VIEW_ONLY);
}
