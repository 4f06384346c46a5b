import type { DeskQuoteRow } from '#contract/quotes/staff.ts';

/** Who asked: the company, else the person, else the address. */
export function clientOf({
  company_name,
  contact_name,
  email,
}: Pick<DeskQuoteRow, 'company_name' | 'contact_name' | 'email'>): string {
  return company_name || contact_name || email;
}
