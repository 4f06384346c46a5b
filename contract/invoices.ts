import * as z from 'zod';
import { InvoiceStatus } from '#domain/invoices/invoice-status.ts';
import { TransportMode } from '#domain/routing/transport-mode.ts';
import { operation } from './operation.ts';

/** An invoice as its client and staff see it in a list. */
export const InvoiceRow = z.object({
  number: z.string(),
  tracking_number: z.string(),
  amount_cents: z.number().int(),
  /** ISO 4217. */
  currency: z.string(),
  status: InvoiceStatus,
  issued_at: z.date(),
  due_at: z.date(),
  paid_at: z.date().nullable(),
});
export type InvoiceRow = z.infer<typeof InvoiceRow>;

/** The whole invoice, as it is printed. */
export const Invoice = InvoiceRow.extend({
  /** Null when the account is gone. */
  client: z
    .object({ full_name: z.string(), company_name: z.string().nullable(), email: z.string() })
    .nullable(),
  shipment: z.object({
    origin_city: z.string(),
    origin_country: z.string(),
    destination_city: z.string(),
    destination_country: z.string(),
    cargo_description: z.string(),
    cargo_weight: z.number(),
    transport_mode: TransportMode.nullable(),
  }),
  lines: z.array(z.object({ description: z.string(), amount_cents: z.number().int() })),
});
export type Invoice = z.infer<typeof Invoice>;

export const invoices = {
  mine: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/invoices',
    summary: 'One’s own invoices, newest first',
  })
    .input(
      z.object({
        /** Continue after this invoice: `next` of the page before. */
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(z.object({ invoices: z.array(InvoiceRow), next: z.string().nullable() })),

  find: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/invoices/{number}',
    summary: 'One of one’s own invoices with its lines; staff find any',
  })
    .input(z.object({ number: z.string().trim().min(1).max(40) }))
    .output(Invoice)
    .errors({ NOT_FOUND: { status: 404, message: 'No such invoice.' } }),
};
