import type { StaffQuoteRow } from '#contract/quotes/staff.ts';

/** The client's display name: company, otherwise person, otherwise e-mail address. */
export function clientOf({
  company_name,
  contact_name,
  email,
}: Pick<StaffQuoteRow, 'company_name' | 'contact_name' | 'email'>): string {
  return company_name || contact_name || email || 'Erased person';
}

/** Whom an offer is e-mailed to. Companies keep the quotes of members whose accounts are erased. */
export function offerRecipient({ email }: Pick<StaffQuoteRow, 'email'>): string {
  return email || 'the company’s members';
}
