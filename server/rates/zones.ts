import { operations } from './operations.ts';
import { listZones } from './rate-zones-table.ts';

export const zones = operations.zones.handler(async ({ input, context }) => ({
  zones: await listZones(context.database.db, input.updated_since),
}));
