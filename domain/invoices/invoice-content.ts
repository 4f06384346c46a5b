import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { BankAccount } from '../branches/bank-account.ts';
import type { CalendarDay } from '../calendar/calendar-day.ts';
import { addressLines } from '../organisations/address-lines.ts';
import type { OrganisationAddress } from '../organisations/organisation.ts';

/** The legal entity that issues an invoice, with the address of its branch. */
export interface InvoiceIssuer {
  legal_name: string;
  address: readonly string[];
  vat_id: string | null;
  /** Invoices of earlier versions state those of the company. */
  phone?: string;
  email?: string;
  /** For payments in the currency of the invoice; absent on invoices of earlier versions. */
  bank_accounts?: readonly StoredAccount[];
}

/** Those of earlier versions have no routing number. */
export type StoredAccount = Omit<BankAccount, 'routing_number'> &
  Partial<Pick<BankAccount, 'routing_number'>>;

/** The customer on an invoice. Those of earlier versions have no VAT ID and no address. */
export interface BilledTo {
  /** Empty for a company without members. */
  full_name: string;
  company_name: string | null;
  /** Empty where it is not known. */
  email: string;
  vat_id?: string | null;
  /** Its lines. */
  address?: readonly string[];
}

/** The customer of a shipment, whose first address is the one for invoices. */
type Billed = Omit<BilledTo, 'address'> & { addresses?: readonly OrganisationAddress[] };

/** The shipment on an invoice. Weight in kg. */
export interface BilledShipment {
  origin_city: string;
  origin_country: string;
  destination_city: string;
  destination_country: string;
  cargo_description: string;
  cargo_weight: number;
  /** Null is multi-modal. */
  transport_mode: TransportMode | null;
  /** The date of supply as known at the time of issue; absent on invoices of earlier versions. */
  supplied_on?: CalendarDay | null;
}

export function billedTo(client: Billed | undefined): BilledTo | null {
  if (!client) return null;
  const { full_name, company_name, email, vat_id = null, addresses: [first] = [] } = client;
  return { full_name, company_name, email, vat_id, address: first ? addressLines(first) : [] };
}

export function billedShipment(shipment: BilledShipment, supplied_on: CalendarDay | null): BilledShipment {
  return {
    origin_city: shipment.origin_city,
    origin_country: shipment.origin_country,
    destination_city: shipment.destination_city,
    destination_country: shipment.destination_country,
    cargo_description: shipment.cargo_description,
    cargo_weight: shipment.cargo_weight,
    transport_mode: shipment.transport_mode,
    supplied_on,
  };
}
