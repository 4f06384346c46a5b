import type { FleetRow } from '#contract/fleet.ts';
import { majorUnits } from '#domain/money/minor-digits.ts';
import { type CsvCell, csvOfRecords } from '#domain/spreadsheet/csv.ts';

const COLUMNS: Record<string, (row: FleetRow) => CsvCell> = {
  tracking_number: ({ tracking_number }) => tracking_number,
  client: ({ client }) => client,
  status: ({ status }) => status,
  transport_mode: ({ transport_mode }) => transport_mode ?? 'multi-modal',
  origin_city: ({ origin_city }) => origin_city,
  origin_country: ({ origin_country }) => origin_country,
  destination_city: ({ destination_city }) => destination_city,
  destination_country: ({ destination_country }) => destination_country,
  cargo_description: ({ cargo_description }) => cargo_description,
  cargo_weight_kg: ({ cargo_weight }) => cargo_weight,
  cost: ({ cost_cents, currency }) => majorUnits({ amount: cost_cents, currency }),
  currency: ({ currency }) => currency,
  price_status: ({ price_status }) => price_status,
  priority: ({ priority }) => priority,
  promised_delivery_date: ({ promised_delivery_day }) => promised_delivery_day ?? '',
  estimated_delivery_date: ({ estimated_delivery_day }) => estimated_delivery_day ?? '',
  days_late: ({ days_late }) => days_late,
  updated_at: ({ updated_at }) => updated_at.toISOString(),
  created_at: ({ created_at }) => created_at.toISOString(),
};

/** One line per shipment. Times are in UTC; delivery dates are in the destination's time zone. */
export function fleetCsv(rows: readonly FleetRow[]): string {
  return csvOfRecords(COLUMNS, rows);
}
