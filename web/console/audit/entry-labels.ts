import type { AuditEntry } from '#contract/audit.ts';
import { DOCUMENT_NAMES } from '#domain/documents/document-names.ts';
import type { DocumentType } from '#domain/documents/document-type.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Money } from '#domain/money/money.ts';
import { paths } from '#web/paths.ts';
import type { Reader } from '#web/tracking/reader.ts';
import { fieldName, valueLabel } from '../shipments/detail/field-labels.ts';
import { actionLabel as shipmentActionLabel } from '../shipments/detail/history-labels.ts';

const ACTIONS: Record<string, string> = {
  'people.changeRole': 'Role changed',
  'people.setBranches': 'Branches of a dispatcher changed',
  'people.invite': 'Person invited',
  'people.deactivate': 'Account deactivated',
  'people.reactivate': 'Account reactivated',
  'people.createAdmin': 'Admin account created',
  'people.signUp': 'Account created',
  'people.linkIdentity': 'First sign-in with single sign-on',
  'people.verifyEmail': 'E-mail address verified',
  'people.signInThrottled': 'Sign-in throttled after repeated failures',
  'people.requestPasswordReset': 'Password reset requested',
  'people.resetPassword': 'Password reset by e-mail',
  'people.endSessionsOf': 'Signed out of all sessions by staff',
  'people.changePassword': 'Password changed',
  'people.confirmSecondFactor': 'Two-step sign-in turned on',
  'people.turnOffSecondFactor': 'Two-step sign-in turned off',
  'people.renewRecoveryCodes': 'Recovery codes renewed',
  'people.useRecoveryCode': 'Recovery code used',
  'people.resetSecondFactor': 'Two-step sign-in reset',
  'people.addPasskey': 'Passkey added',
  'people.removePasskey': 'Passkey removed',
  'people.refusePasskey': 'Passkey refused: possible clone',
  'people.requestEmailChange': 'E-mail change requested',
  'people.confirmEmailChange': 'E-mail address changed',
  'privacy.export': 'Personal data downloaded',
  'privacy.erase': 'Account erased',
  'privacy.eraseFor': 'Account erased on request',
  'people.reauthenticate': 'Identity confirmed',
  'people.refuseCodes': 'Too many wrong codes',
  'people.signOut': 'Signed out',
  'people.endSession': 'Session signed out',
  'people.endOtherSessions': 'All other sessions signed out',
  'organisations.create': 'Company added',
  'organisations.change': 'Company changed',
  'organisations.merge': 'Companies merged',
  'organisations.recordBalancePayment': 'Payment of an opening balance recorded',
  'organisations.view': 'Viewed as this customer',
  'organisations.stopViewing': 'Stopped viewing as this customer',
  'organisations.invite': 'Member invited',
  'organisations.acceptInvitation': 'Invitation accepted',
  'organisations.changePermissions': 'Permissions changed',
  'organisations.removeMember': 'Member removed',
  'organisations.setCarrierFeed': 'Tracking feed of a carrier saved',
  'organisations.removeCarrierFeed': 'Tracking feed of a carrier removed',
  'carrierEvents.setNames': 'Names of a carrier changed',
  'apiKeys.create': 'API key created',
  'apiKeys.revoke': 'API key revoked',
  'branches.create': 'Branch added',
  'branches.change': 'Branch changed',
  'legalEntities.create': 'Legal entity added',
  'legalEntities.change': 'Legal entity changed',
  'invoices.setReminderSettings': 'Payment reminder settings changed',
  'enquiries.change': 'Enquiry status changed',
  'devices.register': 'Device registered',
  'devices.revoke': 'Device revoked',
  'devices.follow': 'Shipment linked to the device',
  'devices.unfollow': 'Shipment unlinked from the device',
  'quotes.request': 'Quote requested',
  'quotes.answer': 'Quote answered',
  'quotes.accept': 'Offer accepted',
  'quotes.decline': 'Offer declined',
  'quotes.acceptLinked': 'Offer accepted by its link',
  'quotes.declineLinked': 'Offer declined by its link',
  'quotes.requestRates': 'Rates requested from carriers',
  'quotes.changeStatus': 'Quote status changed',
  'quotes.convert': 'Quote converted to a shipment',
  'careers.apply': 'Job application sent',
  'careers.cv': 'Applicant’s CV opened',
  'subscriptions.list': 'Mailing list downloaded',
};

/** Attempts that were refused are recorded under their action, which did not happen. */
const REFUSED: Record<string, string> = {
  'people.createAdmin': 'Admin account refused',
  'people.changePassword': 'Password change refused',
  'people.reauthenticate': 'Identity not confirmed',
};

/** The label of what happened: 'Role changed'. */
export function actionLabel({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): string {
  const refused = typeof detail.refused === 'string' ? REFUSED[action] : undefined;
  return refused ?? ACTIONS[action] ?? shipmentActionLabel(action);
}

const BY_VISITORS = [
  'quotes.request',
  'careers.apply',
  'people.createAdmin',
  'people.requestPasswordReset',
  'people.signInThrottled',
];

/** The actor's label for actions without an account. */
export function actorWithoutAccount(action: string): string {
  return BY_VISITORS.includes(action) ? 'Visitor' : 'System';
}

/** The console path of an entry's subject. Null if it has no screen. */
export function subjectPath({ subject_type, subject_id, subject }: AuditEntry): string | null {
  if (subject_type === 'person' && subject_id) return paths.admin({ tab: 'clients', person: subject_id });
  if (subject_type === 'organisation' && subject_id) return paths.companies(subject_id);
  if (subject === null) return null;
  if (subject_type === 'shipment') return paths.admin({ shipment: subject });
  if (subject_type === 'document') return paths.admin({ tab: 'documents', shipment: subject });
  if (subject_type === 'invoice') return paths.invoices({ invoice: subject });
  return subject_type === 'quote' ? paths.admin({ tab: 'business', quote: subject }) : null;
}

/** 'Status: Pending → Confirmed' for each change, then the other recorded details. */
export function detailsOf(entry: AuditEntry, reader: Reader): string[] {
  return [
    ...entry.changes.map(
      ({ field, from, to }) =>
        `${nameOf(field)}: ${changeText(field, from, reader, entry)} → ${changeText(field, to, reader, entry)}`,
    ),
    ...Object.entries(entry.detail)
      .filter(([, value]) => !isNothing(value))
      .map(([field, value]) => `${nameOf(field)}: ${detailText(field, value, reader, entry)}`),
  ];
}

const NAMES: Record<string, string> = {
  email: 'E-mail',
  ended: 'Sessions ended',
  passkey: 'Passkey',
  counter: 'Signature counter',
  expected: 'Expected at least',
  left: 'Codes left',
  offered_cents: 'Offer',
  amount_cents: 'Amount',
  over_credit_limit: 'Over the credit limit',
};

function nameOf(field: string): string {
  return NAMES[field] ?? fieldName(field);
}

/** A list or object is written like a detail; an empty list is nothing. */
function changeText(field: string, value: unknown, reader: Reader, entry: AuditEntry): string {
  const isPlain = typeof value !== 'object' || value === null;
  return isPlain ? valueLabel(field, value, reader, entry) : detailText(field, value, reader, entry) || '—';
}

function detailText(field: string, value: unknown, reader: Reader, entry: AuditEntry): string {
  if (Array.isArray(value)) return value.map((one) => detailText(field, one, reader, entry)).join(', ');
  if (typeof value === 'object' && value !== null) {
    if (isMoney(value)) return formatMoney(value);
    return Object.entries(value)
      .filter(([, one]) => !isNothing(one))
      .map(([name, one]) => `${nameOf(name).toLowerCase()} ${detailText(name, one, reader, entry)}`)
      .join(', ');
  }
  if (field === 'document_type') return DOCUMENT_NAMES[value as DocumentType] ?? String(value);
  return valueLabel(field, value, reader, entry);
}

function isNothing(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function isMoney(value: object): value is Money {
  const { amount, currency, ...others } = value as Partial<Money>;
  return typeof amount === 'number' && /^[A-Z]{3}$/.test(currency ?? '') && Object.keys(others).length === 0;
}
