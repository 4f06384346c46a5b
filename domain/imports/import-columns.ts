import type { SheetKind } from './import-kind.ts';

/** How the cells of a column are read. A list is written with semicolons. */
export type CellType = 'text' | 'number' | 'flag' | 'list' | 'day';

export interface ImportColumn {
  /** The name of the field in the API; a dot leads into an object or a list. */
  name: string;
  type: CellType;
  required: boolean;
  example: string | number;
}

const column = (name: string, example: string | number = '', type: CellType = 'text'): ImportColumn => ({
  name,
  type,
  required: false,
  example,
});
const required = (...of: Parameters<typeof column>): ImportColumn => ({ ...column(...of), required: true });

const organisation = required('organisation', 'MAAS');
const shipment = required('tracking_number', 'PO-4711');

/** The columns of each kind, in the order of its template. `organisation` and `tracking_number` also take the reference of an import. */
export const IMPORT_COLUMNS: Record<SheetKind, readonly ImportColumn[]> = {
  organisations: [
    column('reference', 'MAAS'),
    required('name', 'Maas Consolidators B.V.'),
    column('roles', 'customer', 'list'),
    column('vat_id', 'NL123456789B01'),
    column('eori', 'NL123456789'),
    column('scac'),
    column('iata_prefix'),
    column('currency', 'EUR'),
    column('payment_terms_days', 30, 'number'),
    column('credit_limit_cents', 5_000_000, 'number'),
    column('credit_status', 'good'),
    column('notes'),
    column('addresses.0.label', 'Office'),
    column('addresses.0.street', 'Waalhaven 12'),
    column('addresses.0.city', 'Rotterdam'),
    column('addresses.0.postal_code', '3089 JH'),
    column('addresses.0.country', 'NL'),
    column('addresses.0.unlocode', 'NLRTM'),
    column('contacts.0.name', 'Eva de Vries'),
    column('contacts.0.position', 'Imports'),
    column('contacts.0.email', 'import@maas.example'),
    column('contacts.0.phone', '+31 10 123 4567'),
  ],
  contacts: [
    organisation,
    column('reference', 'MAAS-C1'),
    required('name', 'Kowalski Meble'),
    column('contact', 'Jan Kowalski'),
    column('email', 'jan@kowalski.example'),
    column('phone', '+48 58 123 45 67'),
    column('address', 'Portowa 7'),
    column('city', 'Gdynia'),
    column('postal_code', '81-300'),
    column('country', 'PL'),
    column('unlocode', 'PLGDY'),
    column('role', 'consignee'),
  ],
  shipments: [
    organisation,
    required('reference', 'PO-4711'),
    required('transport_mode', 'sea'),
    column('origin_address'),
    required('origin_city', 'Shanghai'),
    column('origin_postal_code'),
    required('origin_country', 'CN'),
    column('destination_address', 'Waalhaven 12'),
    required('destination_city', 'Rotterdam'),
    column('destination_postal_code', '3089 JH'),
    required('destination_country', 'NL'),
    required('cargo_description', 'Ceramic tiles'),
    required('cargo_weight', 12_500, 'number'),
    column('cargo_dimensions'),
    column('cargo_value', 48_000, 'number'),
    column('service_type', 'standard'),
    column('priority', 'normal'),
    column('special_instructions'),
    column('insurance_required', 'false', 'flag'),
    column('dangerous_goods', 'false', 'flag'),
    column('temperature_controlled', 'false', 'flag'),
    column('fragile', 'true', 'flag'),
    column('origin_port'),
    column('destination_port'),
    column('price.amount', 320_000, 'number'),
    column('price.currency', 'USD'),
    column('credit_reason'),
  ],
  milestones: [
    shipment,
    column('object.kind', 'shipment'),
    column('object.equipment_number'),
    column('object.leg_sequence', '', 'number'),
    required('code', 'DEPA'),
    required('classifier', 'ACT'),
    required('occurred_at', '2026-11-02T14:30:00+08:00'),
    column('unlocode', 'CNSHA'),
    column('facility'),
    column('empty_indicator'),
    required('source', 'carrier'),
    column('source_reference'),
    column('reported_at'),
    column('document_type'),
    column('document_reference'),
    column('reason'),
  ],
  charges: [
    shipment,
    column('reference', 'CH-0001'),
    required('charge_code', 'FRT'),
    required('side', 'buy'),
    column('description', 'Ocean freight'),
    column('basis', 'flat'),
    column('quantity', 1, 'number'),
    required('rate.amount', 215_000, 'number'),
    required('rate.currency', 'USD'),
    required('reason', 'Taken over from the former system'),
  ],
  opening_balances: [
    organisation,
    required('reference', 'INV-2025-00812'),
    required('balance.amount', 184_500, 'number'),
    required('balance.currency', 'EUR'),
    required('issued_on', '2026-10-01', 'day'),
    required('due_on', '2026-10-31', 'day'),
    column('note', 'Ocean freight, September'),
  ],
};

export function columnNames(kind: SheetKind): string[] {
  return IMPORT_COLUMNS[kind].map(({ name }) => name);
}
