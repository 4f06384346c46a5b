import * as z from 'zod';
import { Contact } from '../address-book/contact.ts';
import { calendarDate } from '../calendar/calendar-date.ts';
import { CHARGE_FIELDS } from '../invoices/charge-fields.ts';
import { ReportedMilestone } from '../milestones/milestone.ts';
import { EnteredMoney } from '../money/money.ts';
import { OrganisationDetails, OrganisationTerms } from '../organisations/organisation.ts';
import { ChosenPorts } from '../routing/route-option.ts';
import { TransportMode } from '../routing/transport-mode.ts';
import { ShipmentDraft } from '../shipments/shipment-draft.ts';
import { plainText } from '../validation/plain-text.ts';

/** The reference of a record in another system. */
const Reference = plainText('Enter the reference.').max(60, 'At most 60 characters.');
/** The reference of an import, the VAT ID, the name or the id of a company. */
const organisation = plainText('Enter a company.').min(1, 'Enter a company.').max(200);

export const ImportedOrganisation = z.object({
  ...OrganisationDetails.partial().shape,
  ...OrganisationTerms.omit({ parent_id: true }).partial().shape,
  name: OrganisationDetails.shape.name,
  reference: Reference.optional(),
});
export type ImportedOrganisation = z.infer<typeof ImportedOrganisation>;

export const ImportedContact = z.object({
  ...Contact.shape,
  organisation,
  reference: Reference.optional(),
});
export type ImportedContact = z.infer<typeof ImportedContact>;

export const ImportedShipment = z.object({
  ...ShipmentDraft.omit({ cargo_lines: true }).shape,
  organisation,
  reference: Reference.min(1, 'Enter the reference.'),
  transport_mode: TransportMode,
  ...ChosenPorts.shape,
  /** Confirmed with the customer; without it the shipment gets the indicative price of its route. */
  price: EnteredMoney.optional(),
  credit_reason: z.string().max(300).optional(),
});
export type ImportedShipment = z.infer<typeof ImportedShipment>;

export const ImportedMilestone = ReportedMilestone;

export const ImportedCharge = z.object({ ...CHARGE_FIELDS, reference: Reference.optional() });
export type ImportedCharge = z.infer<typeof ImportedCharge>;

export const ImportedBalance = z
  .object({
    organisation,
    /** The number of the invoice in the former system. */
    reference: Reference.min(1, 'Enter the reference.'),
    balance: EnteredMoney.extend({ amount: EnteredMoney.shape.amount.min(1, 'Enter an amount above 0.') }),
    issued_on: calendarDate('Enter a day such as 2026-10-01.'),
    due_on: calendarDate('Enter a day such as 2026-10-31.'),
    note: plainText().max(300, 'At most 300 characters.').default(''),
  })
  .refine(({ issued_on, due_on }) => issued_on <= due_on, {
    error: 'The due date can’t be before the date of issue.',
    path: ['due_on'],
  });
export type ImportedBalance = z.infer<typeof ImportedBalance>;
