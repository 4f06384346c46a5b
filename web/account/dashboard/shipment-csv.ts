import type { ShipmentRow } from '#contract/shipments/customer.ts';
import { majorUnits } from '#domain/money/minor-digits.ts';
import { type CsvCell, csvOfRecords } from '#domain/spreadsheet/csv.ts';

const COLUMNS: Record<string, (shipment: ShipmentRow) => CsvCell> = {
  tracking_number: ({ tracking_number }) => tracking_number,
  status: ({ status }) => status,
  transport_mode: ({ transport_mode }) => transport_mode ?? 'multi-modal',
  origin_city: ({ origin_city }) => origin_city,
  origin_country: ({ origin_country }) => origin_country,
  destination_city: ({ destination_city }) => destination_city,
  destination_country: ({ destination_country }) => destination_country,
  cargo_description: ({ cargo_description }) => cargo_description,
  cargo_weight_kg: ({ cargo_weight }) => cargo_weight,
  cost: ({ cost_cents, currency }) =>
    cost_cents === null ? '' : majorUnits({ amount: cost_cents, currency }),
  currency: ({ currency }) => currency,
  price_status: ({ price_status }) => price_status,
  promised_delivery_date: ({ promised_delivery_day }) => promised_delivery_day ?? '',
  estimated_delivery_date: ({ estimated_delivery_day }) => estimated_delivery_day ?? '',
  days_late: ({ days_late }) => days_late,
  created_at: ({ created_at }) => created_at.toISOString(),
};

/** One line per shipment. Times are in UTC; delivery dates are in the destination's time zone. */
export function shipmentCsv(shipments: readonly ShipmentRow[]): string {
  return csvOfRecords(COLUMNS, shipments);
}
