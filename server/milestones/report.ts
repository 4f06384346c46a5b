import { operations } from './operations.ts';
import { reportMilestones } from './report-milestones.ts';

export const report = operations.report.handler(({ input, context }) =>
  context.write(async (transaction) => ({
    results: await reportMilestones(transaction, context, input.milestones),
  })),
);
