import { company } from '#content/company.ts';
import { guessable } from '#domain/people/guessable.ts';
import { fieldIssue } from '../../api/errors/field-issue.ts';
import { leakedPasswords } from './leaked-passwords.ts';

/** Rejects a new password that is easy to guess, with a field error. */
export function refuseGuessable(password: string, owner: { email: string; full_name: string }): void {
  const because = guessable(password, { ...owner, brand: company.brand, isLeaked: leakedPasswords().has });
  if (because) throw fieldIssue('password', because);
}
