import { company } from '#content/company.ts';
import { guessable } from '#domain/people/guessable.ts';
import { fieldIssue } from '../../api/field-issue.ts';
import { leakedPasswords } from './leaked-passwords.ts';

/** Refuses a new password, at its field, that would be guessed soon. */
export function refuseGuessable(password: string, owner: { email: string; full_name: string }): void {
  const because = guessable(password, { ...owner, brand: company.brand, isLeaked: leakedPasswords().has });
  if (because) throw fieldIssue('password', because);
}
