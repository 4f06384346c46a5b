import { Email } from '#domain/people/account.ts';
import type { Permission } from '#domain/people/permissions.ts';

/** The values of the invitation form. */
export interface InvitationValues {
  email: string;
  permissions: Permission[];
}

export const EMPTY_INVITATION: InvitationValues = { email: '', permissions: ['view'] };

/** The validation message of each invalid field. */
export function validateInvitation({ email, permissions }: InvitationValues): Record<string, string> {
  const { error } = Email.safeParse(email);
  return {
    ...(email.trim() === ''
      ? { email: 'Enter their e-mail address.' }
      : error && { email: error.issues[0]?.message ?? '' }),
    ...validatePermissions({ permissions }),
  };
}

export function validatePermissions({ permissions }: Pick<InvitationValues, 'permissions'>) {
  const broken: Record<string, string> = {};
  if (permissions.length === 0) broken.permissions = 'Choose at least one permission.';
  return broken;
}
