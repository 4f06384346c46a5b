import type * as z from 'zod/mini';
import { Email, FullName, ProfileChange } from '#domain/people/account.ts';
import type { Permission } from '#domain/people/permissions.ts';
import { validatePermissions } from '#web/organisations/validate-invitation.ts';

/** The values of the invitation form. */
export interface InvitationValues {
  full_name: string;
  email: string;
  company_name: string;
  /** The company that they join; '' for one of their own. */
  organisation_id: string;
  /** In the company that they join. */
  permissions: Permission[];
  role: string;
}

export const EMPTY_INVITATION: InvitationValues = {
  full_name: '',
  email: '',
  company_name: '',
  organisation_id: '',
  permissions: ['view', 'book'],
  role: 'customer',
};

const FIELDS: Record<'full_name' | 'email' | 'company_name', z.ZodMiniType> = {
  full_name: FullName,
  email: Email,
  company_name: ProfileChange.shape.company_name,
};

/** The validation message of each invalid field. */
export function validateInvitation(values: InvitationValues): Record<string, string> {
  const broken: Record<string, string> = {};
  for (const [field, schema] of Object.entries(FIELDS)) {
    const { error } = schema.safeParse(values[field as keyof typeof FIELDS]);
    if (error) broken[field] = missing(values, field) ?? error.issues[0]?.message ?? '';
  }
  if (values.role === '') broken.role = 'Select a role.';
  return joinsCompany(values) ? { ...broken, ...validatePermissions(values) } : broken;
}

/** Only customers are members of companies. */
export function joinsCompany({ role, organisation_id }: InvitationValues): boolean {
  return role === 'customer' && organisation_id !== '';
}

/** Replaces the schema's messages, which address the person who signs up. */
function missing(values: InvitationValues, field: string): string | undefined {
  if (field === 'full_name' && values.full_name.trim() === '') return 'Enter their name.';
  if (field === 'email' && values.email.trim() === '') return 'Enter their e-mail address.';
  return undefined;
}
