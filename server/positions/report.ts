import { indexesOf, sortReport } from '#domain/positions/accepted-position.ts';
import { reporting } from '../api/call-context.ts';
import { unknownDevice } from '../devices/unknown-device.ts';
import { ingestPositions } from './ingest.ts';
import { operations } from './operations.ts';

export const report = operations.report.handler(async ({ input, context }) => {
  const { taken, refused, repeated } = sortReport(input.positions, context.now());
  context.metrics?.positionsTaken('refused', refused.length);
  const recorded = await ingestPositions(context, reporting(context).id, taken);
  if (recorded === null) throw unknownDevice();
  const { fresh, rejected } = recorded;
  return {
    new: fresh,
    known: taken.length - fresh + repeated,
    refused,
    ...(rejected.size > 0 && { implausible: indexesOf(input.positions, rejected) }),
  };
});
