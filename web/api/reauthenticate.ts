import { isRefusal } from './api-errors.ts';
import { promptForReauthentication } from './reauthentication.ts';

/** Prompts for reauthentication when the server requires it, then retries the call. */
export async function withReauthentication<Response>(call: () => Promise<Response>): Promise<Response> {
  try {
    return await call();
  } catch (error) {
    if (!isRefusal(error, 'REAUTHENTICATE') || !(await promptForReauthentication())) throw error;
    return call();
  }
}
