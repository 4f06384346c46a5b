import type { TransportMode } from '#domain/routing/transport-mode.ts';

/** Booked sequentially, like a user's bookings. */
export const TEST_MODES: readonly TransportMode[] = ['air', 'road', 'sea', 'rail'];

const BOOKING = {
  origin_address: '1200 Port Industrial Blvd',
  origin_city: 'Houston',
  origin_postal_code: '77029',
  origin_country: 'US',
  destination_address: '500 Harbor Access Way',
  destination_city: 'Miami',
  destination_postal_code: '33132',
  destination_country: 'US',
  service_type: 'standard',
  priority: 'normal',
} as const;
/** Weights in kg, values in USD. */
const CARGO = {
  air: { cargo_description: 'Test shipment: medical instruments', cargo_weight: 320, cargo_value: 48_000 },
  road: { cargo_description: 'Test shipment: canned citrus', cargo_weight: 9_400, cargo_value: 21_500 },
  sea: { cargo_description: 'Test shipment: drilling equipment', cargo_weight: 18_200, cargo_value: 96_000 },
  rail: { cargo_description: 'Test shipment: polymer pellets', cargo_weight: 24_500, cargo_value: 37_000 },
} satisfies Record<TransportMode, object>;

/** A test booking, Texas to Florida. */
export function testBooking(transport_mode: TransportMode) {
  return { ...BOOKING, ...CARGO[transport_mode], transport_mode };
}

export interface TestBookingResult {
  transport_mode: TransportMode;
  /** Null when it failed with `error`. */
  tracking_number: string | null;
  error?: unknown;
}

/** Books one shipment per mode. */
export async function createTestShipments(
  create: (booking: ReturnType<typeof testBooking>) => Promise<{ shipment: { tracking_number: string } }>,
): Promise<TestBookingResult[]> {
  const results: TestBookingResult[] = [];
  for (const transport_mode of TEST_MODES) {
    try {
      const { shipment } = await create(testBooking(transport_mode));
      results.push({ transport_mode, tracking_number: shipment.tracking_number });
    } catch (error) {
      results.push({ transport_mode, tracking_number: null, error });
    }
  }
  return results;
}
