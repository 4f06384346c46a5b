import { listJobApplications } from './job-applications-table.ts';
import { operations } from './operations.ts';

export const applications = operations.applications.handler(({ input, context }) =>
  listJobApplications(context.database.db, input),
);
