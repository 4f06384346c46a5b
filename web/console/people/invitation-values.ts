import type * as z from 'zod/mini';
import { Email, FullName, ProfileChange } from '#domain/people/account.ts';

/** The values of the invitation form. */
export interface InvitationValues {
  full_name: string;
  email: string;
  company_name: string;
  role: string;
}

export const EMPTY_INVITATION: InvitationValues = {
  full_name: '',
  email: '',
  company_name: '',
  role: 'customer',
};

const FIELDS: Record<Exclude<keyof InvitationValues, 'role'>, z.ZodMiniType> = {
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
  return broken;
}

/** Replaces the schema's messages, which address the person who signs up. */
function missing(values: InvitationValues, field: string): string | undefined {
  if (field === 'full_name' && values.full_name.trim() === '') return 'Enter their name.';
  if (field === 'email' && values.email.trim() === '') return 'Enter their e-mail address.';
  return undefined;
}
