import type { Area } from './specimen.ts';

/** Loaded one by one, so that a frame loads only its own area. */
export const AREAS: Record<string, () => Promise<Area>> = {
  ui: async () => (await import('./ui.tsx')).ui,
  fields: async () => (await import('./fields.tsx')).fields,
  overlays: async () => (await import('./overlays.tsx')).overlays,
  tables: async () => (await import('./tables.tsx')).tables,
  shipments: async () => (await import('./shipments.tsx')).shipments,
  tracking: async () => (await import('./tracking.tsx')).tracking,
  messages: async () => (await import('./messages.tsx')).messages,
  sharing: async () => (await import('./sharing.tsx')).sharing,
  charts: async () => (await import('./charts.tsx')).charts,
  quotes: async () => (await import('./quotes.tsx')).quotes,
  customerArea: async () => (await import('./customer-area.tsx')).customerArea,
  account: async () => (await import('./account.tsx')).account,
  wizard: async () => (await import('./wizard.tsx')).wizard,
  consoleFrame: async () => (await import('./console-frame.tsx')).consoleFrame,
  carrierBookings: async () => (await import('./carrier-bookings.tsx')).carrierBookings,
  rates: async () => (await import('./rates.tsx')).rates,
  companies: async () => (await import('./companies.tsx')).companies,
  payments: async () => (await import('./payments.tsx')).payments,
  supplierBills: async () => (await import('./supplier-bills.tsx')).supplierBills,
  shipmentFile: async () => (await import('./shipment-file.tsx')).shipmentFile,
  console: async () => (await import('./console.tsx')).console,
  public: async () => (await import('./public.tsx')).publicPages,
};
