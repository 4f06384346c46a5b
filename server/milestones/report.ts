import { milestonesOfCsv } from './csv/milestones-of-csv.ts';
import { operations } from './operations.ts';
import { reportMilestones } from './report-milestones.ts';

export const report = operations.report.handler(({ input, context }) => {
  const { milestones = milestonesOfCsv(input.csv ?? '') } = input;
  return context.write(async (transaction) => ({
    results: await reportMilestones(transaction, context, milestones),
  }));
});
