import { logMissing } from './missing-path.ts';
import { operations } from './operations.ts';

export const reportMissing = operations.reportMissing.handler(({ input, context: { log } }) => {
  logMissing(log, input.path, 'link');
  return {};
});
