import { v4 } from 'uuid';
import { call } from '#web/api/client.ts';
import { failureSentence, issuesIn } from '../auth/failure.ts';

type Application = Parameters<typeof call.careers.apply>[0];

export type Sent =
  | { outcome: 'sent' }
  | { outcome: 'fields_wrong'; errors: Record<string, string> }
  | { outcome: 'failed'; sentence: string };

/** Under which the server takes an application once, however often it is sent. */
export const newKey = (): string => v4();

export async function sendApplication(
  { cv, ...applicant }: Omit<Application, 'cv'> & { cv: File | undefined },
  idempotencyKey: string,
): Promise<Sent> {
  try {
    await call.careers.apply({ ...applicant, cv: cv as File }, { context: { idempotencyKey } });
    return { outcome: 'sent' };
  } catch (error) {
    const issues = issuesIn(error);
    if (issues.length === 0) return { outcome: 'failed', sentence: failureSentence(error) };
    return {
      outcome: 'fields_wrong',
      errors: Object.fromEntries(issues.map(({ fieldId, message }) => [fieldId, message])),
    };
  }
}
