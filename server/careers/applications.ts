import { operations } from '../api/operations.ts';
import { listJobApplications } from './job-applications-table.ts';

export const applications = operations.careers.applications.handler(({ input, context }) =>
  listJobApplications(context.database.db, input),
);
