/**
 * For how many years after delivery shipments, their issued papers and invoices are kept: US tax records at most 7
 * (26 CFR 1.6001-1 and the limits of 26 USC 6501), customs records 5 (19 CFR 163.4). Elsewhere the law may ask for more,
 * as in Germany 8 for invoices (§ 147 AO): whoever is seated there says so here, and the privacy policy follows.
 */
export const RETENTION_YEARS = 7;
