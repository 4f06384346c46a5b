/**
 * Years after delivery for which shipments and issued documents are retained. Invoices, payments and supplier bills are retained for as
 * many years after the end of the fiscal year of their last entry. US tax records at most 7
 * (26 CFR 1.6001-1 and the limits of 26 USC 6501), customs records 5 (19 CFR 163.4). Other countries may require more,
 * such as 8 years for invoices in Germany (§ 147 AO): operators there change this number; the privacy policy shows it.
 */
export const RETENTION_YEARS = 7;

/** The month in which fiscal years begin: 1 where they are calendar years, 4 where they begin in April. */
export const FISCAL_YEAR_FIRST_MONTH = 1;
