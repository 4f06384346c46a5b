import { promptForReauthentication } from './reauthentication.ts';
import { isRefusal } from './refusal.ts';

/** Calls again once the person has proved who they are, when that was all that was missing. */
export async function withReauthentication<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!isRefusal(error, 'REAUTHENTICATE') || !(await promptForReauthentication())) throw error;
    return call();
  }
}
