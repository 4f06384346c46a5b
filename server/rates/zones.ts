import { operations } from './operations.ts';
import { listZones } from './rate-zones-table.ts';

export const zones = operations.zones.handler(async ({ context }) => ({
  zones: await listZones(context.database.db),
}));
