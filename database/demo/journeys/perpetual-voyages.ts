import { SAMPLE_TRACKING_NUMBER } from '#domain/tracking/sample-shipment.ts';
import { DEMO_ACCOUNTS } from '../demo-accounts.ts';

/** The shipments that the simulator keeps under way forever, because screens and tests rely on them. */
export const PERPETUAL_VOYAGES = {
  tracking_number: SAMPLE_TRACKING_NUMBER,
  email: DEMO_ACCOUNTS.find(({ role }) => role === 'customer')?.email ?? '',
};
