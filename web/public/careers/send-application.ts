import { type CallOptions, call } from '#web/api/client.ts';
import { failureSentence, issuesIn } from '../auth/failure.ts';

type Application = Parameters<typeof call.careers.apply>[0];

export type Sent =
  | { outcome: 'sent' }
  | { outcome: 'fields_wrong'; errors: Record<string, string> }
  | { outcome: 'failed'; sentence: string };

export async function sendApplication(
  { cv, ...applicant }: Omit<Application, 'cv'> & { cv: File | undefined },
  options: { context: CallOptions },
): Promise<Sent> {
  try {
    await call.careers.apply({ ...applicant, cv: cv as File }, options);
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
