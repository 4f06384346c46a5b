import { operations } from '../api/operations.ts';
import { logMissing } from './missing-path.ts';

export const reportMissing = operations.pages.reportMissing.handler(({ input, context: { log } }) => {
  logMissing(log, input.path, 'link');
  return {};
});
