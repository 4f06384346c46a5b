import * as z from 'zod';
import { OrganisationDetails, OrganisationTerms } from '#domain/organisations/organisation.ts';

export const OrganisationId = z.object({ id: z.uuid() });

export const NO_COMPANY = { status: 404, message: 'No such company.' } as const;
/** A member of the organisation without the permission; everyone else gets NOT_FOUND. */
export const NOT_ALLOWED = { status: 403, message: 'Only managers of your company can do this.' } as const;

/** What members and staff see of an organisation. */
export const OwnOrganisation = OrganisationDetails.extend({
  id: z.uuid(),
  currency: z.string(),
  payment_terms_days: z.number().int(),
  created_at: z.date(),
  updated_at: z.date(),
});
export type OwnOrganisation = z.infer<typeof OwnOrganisation>;

/** What staff see in addition; absent for members. Amounts in cents of the currency. */
export const Organisation = OwnOrganisation.extend(OrganisationTerms.partial().shape).extend({
  currency: z.string(),
  payment_terms_days: z.number().int(),
});
export type Organisation = z.infer<typeof Organisation>;
