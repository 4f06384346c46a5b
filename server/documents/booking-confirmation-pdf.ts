import { company } from '#content/company.ts';
import { calendarDay } from '#domain/calendar/calendar-day.ts';
import type { DocumentIssuer } from '#domain/documents/document-data.ts';
import { type PaperSize, usualPaperSize } from '#domain/documents/paper-size.ts';
import type { BookedEquipment } from '#domain/equipment/booked-equipment.ts';
import { containersText } from '#domain/equipment/typed-containers.ts';
import { countryName } from '#domain/places/countries.ts';
import { townLine } from '#domain/places/town-line.ts';
import { CARGO_CURRENCY } from '#domain/shipments/cargo-currency.ts';
import { insuranceOffer, insuranceRequest } from '#domain/shipments/cargo-insurance.ts';
import { awaitsConfirmation, priceNote } from '#domain/shipments/price-status.ts';
import { SERVICE_PROMISES } from '#domain/shipments/service-type.ts';
import { PRICES_EXCLUDE_VAT } from '#domain/vat/vat-notice.ts';
import { issuer } from '../pdf/issuer.ts';
import type { BookingConfirmationPdfInput } from '../pdf/pdf-input-types.ts';
import { dayLabel, dayOf, handling, joinParts, kg, money } from '../pdf/pdf-messages.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';

const MODES = { air: 'Air', sea: 'Sea', road: 'Road', rail: 'Rail' } as const;

interface Booking {
  shipment: ShipmentRecord;
  /** Company and name; empty if the account is gone. */
  client: readonly string[];
  containers: readonly BookedEquipment[];
  /** Of the accepted offer; null where it stated none. */
  transit_days: number | null;
  /** Packages and volume by name, as `terms`. */
  measures: Readonly<Record<string, string | null>>;
  /** By name; unknown ones are left out. */
  terms: Readonly<Record<string, string | null>>;
  /** The time zone of the destination. */
  time_zone: string;
  sees_prices: boolean;
  /** The legal entity that confirms. */
  letterhead: DocumentIssuer | null;
  /** A legal entity charges VAT. */
  excludes_vat: boolean;
}

/** The confirmation's texts. It states the booking as it is now, and whether its price binds. */
export function bookingConfirmationPdfInput(
  {
    shipment,
    client,
    containers,
    transit_days,
    measures,
    terms,
    time_zone,
    sees_prices,
    excludes_vat,
    letterhead,
  }: Booking,
  { publicUrl }: { publicUrl: string },
  size: PaperSize = usualPaperSize(shipment.origin_country),
): BookingConfirmationPdfInput {
  const { tracking_number: number, currency, status } = shipment;
  const planned = shipment.promised_delivery_date ?? shipment.estimated_delivery_date;
  const service = SERVICE_PROMISES[shipment.service_type];
  return {
    title: `Booking confirmation ${number}`,
    dated: shipment.created_at.toISOString(),
    issuer: issuer(letterhead),
    scan_url: `${publicUrl}/track/${encodeURIComponent(number)}`,
    number,
    size,
    watermark: status === 'cancelled' ? 'VOID' : null,
    statement: statementOf(shipment),
    booked: dayOf(shipment.created_at),
    service: service.name,
    planned_delivery: planned ? (dayLabel(calendarDay(planned, time_zone)) ?? 'TBD') : 'TBD',
    from: placeLines(shipment, 'origin'),
    to: placeLines(shipment, 'destination'),
    client: client.length > 0 ? client : ['Account closed'],
    rows: rowsOf({ shipment, containers, transit_days, measures, terms, sees_prices }),
    price: sees_prices
      ? {
          label: priceNote(shipment) === 'Confirmed' ? 'Price, confirmed' : 'Indicative price',
          amount: money(shipment.cost_cents, currency),
          note: joinParts([shipment.price_note, excludes_vat ? PRICES_EXCLUDE_VAT : null], ' '),
        }
      : null,
    closing: `Questions? Write to ${company.operations_email} or call ${company.phone}, and mention ${number}.`,
  };
}

function statementOf(shipment: ShipmentRecord): string {
  if (shipment.status === 'cancelled') return 'This booking is cancelled.';
  return awaitsConfirmation(shipment)
    ? 'We have received your booking. We review it and e-mail you the confirmed price.'
    : 'Your booking is confirmed.';
}

function placeLines(shipment: ShipmentRecord, end: 'origin' | 'destination'): string[] {
  const country = shipment[`${end}_country`];
  const town = townLine({
    city: shipment[`${end}_city`],
    postal_code: shipment[`${end}_postal_code`],
    country,
  });
  return [...shipment[`${end}_address`].split('\n'), town, countryName(country)].filter(Boolean);
}

function rowsOf({
  shipment,
  containers,
  transit_days,
  measures,
  terms,
  sees_prices,
}: Pick<Booking, 'shipment' | 'containers' | 'transit_days' | 'measures' | 'terms' | 'sees_prices'>): {
  name: string;
  value: string;
}[] {
  const { transport_mode, cargo_dimensions, special_instructions } = shipment;
  const cargo_value_cents = sees_prices ? shipment.cargo_value_cents : undefined;
  const insurable = { ...shipment, cargo_value_cents };
  const insurance = awaitsConfirmation(shipment) ? insuranceOffer(insurable) : insuranceRequest(insurable);
  const rows = {
    Cargo: shipment.cargo_description,
    Containers: containersText(containers),
    ...measures,
    Weight: kg(shipment.cargo_weight),
    'Dimensions (L×W×H)': cargo_dimensions && `${cargo_dimensions.replaceAll(/\s*[x*]\s*/gi, '×')} cm`,
    'Cargo value': money(cargo_value_cents ?? null, CARGO_CURRENCY),
    Transport: transport_mode ? MODES[transport_mode] : 'Multi-modal',
    Transit: transit_days === null ? '' : `${transit_days} ${transit_days === 1 ? 'day' : 'days'}`,
    ...terms,
    Handling: handling(shipment),
    Insurance: insurance,
    'Special instructions': special_instructions,
  };
  return Object.entries(rows).flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
