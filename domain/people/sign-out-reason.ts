/** Why sessions of a person ended: another browser of theirs, staff, or a change of password, role or access. */
const SIGN_OUT_REASONS = ['elsewhere', 'staff', 'password', 'role', 'access'] as const;
export type SignOutReason = (typeof SIGN_OUT_REASONS)[number];

export function readSignOutReason(value: unknown): SignOutReason | null {
  return SIGN_OUT_REASONS.find((reason) => reason === value) ?? null;
}
