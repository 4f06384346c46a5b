import type { StaffQuoteRow } from '#contract/quotes/staff.ts';

/** Who asked: the company, else the person, else the address. */
export function clientOf({
  company_name,
  contact_name,
  email,
}: Pick<StaffQuoteRow, 'company_name' | 'contact_name' | 'email'>): string {
  return company_name || contact_name || email;
}
