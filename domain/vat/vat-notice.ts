/** Shown once wherever prices are shown before an invoice, where we charge VAT at all. */
export const PRICES_EXCLUDE_VAT = 'Prices exclude VAT.';
