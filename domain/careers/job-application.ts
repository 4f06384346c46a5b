import * as z from 'zod';
import { line, lines, withRule } from '#domain/validation/typed-text.ts';
import { APPLICATION_RULES, CV_NEEDED } from './application-rules.ts';

export const JobApplication = z.object({
  job_slug: z.string().min(1).max(120),
  full_name: line(APPLICATION_RULES.full_name),
  email: line(APPLICATION_RULES.email),
  phone: line(APPLICATION_RULES.phone).default(''),
  message: lines(APPLICATION_RULES.message).default(''),
  cv: withRule(z.file({ error: CV_NEEDED }), APPLICATION_RULES.cv),
});
export type JobApplication = z.infer<typeof JobApplication>;
