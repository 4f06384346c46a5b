import type { AuditEntry } from '#contract/audit.ts';
import { DOCUMENT_NAMES } from '#domain/documents/document-names.ts';
import type { DocumentType } from '#domain/documents/document-type.ts';
import { paths } from '#web/paths.ts';
import { usd } from '#web/shipments/amounts.ts';
import type { Reader } from '#web/tracking/reader.ts';
import { fieldName, valueLabel } from '../shipments/detail/field-labels.ts';
import { actionLabel as shipmentWords } from '../shipments/detail/history-labels.ts';

const ACTIONS: Record<string, string> = {
  'people.changeRole': 'Changed the role',
  'people.invite': 'Invited',
  'people.deactivate': 'Deactivated the account',
  'people.reactivate': 'Reactivated the account',
  'people.createAdmin': 'Created an admin',
  'people.signUp': 'Opened an account',
  'people.linkIdentity': 'Signed in with single sign-on for the first time',
  'people.verifyEmail': 'Verified their e-mail address',
  'people.signInThrottled': 'Sign-in held off after many failures',
  'people.requestPasswordReset': 'Asked for a new password',
  'people.resetPassword': 'Set a new password by mail',
  'people.endSessionsOf': 'Signed the person out everywhere',
  'people.changePassword': 'Changed their password',
  'people.confirmSecondFactor': 'Turned two-step sign-in on',
  'people.turnOffSecondFactor': 'Turned two-step sign-in off',
  'people.renewRecoveryCodes': 'Made new recovery codes',
  'people.useRecoveryCode': 'Used a recovery code',
  'people.resetSecondFactor': 'Reset two-step sign-in',
  'people.addPasskey': 'Added a passkey',
  'people.removePasskey': 'Removed a passkey',
  'people.refusePasskey': 'Refused a passkey that may be a copy',
  'people.requestEmailChange': 'Asked for another e-mail address',
  'people.confirmEmailChange': 'Changed their e-mail address',
  'privacy.export': 'Downloaded their data',
  'privacy.erase': 'Erased their account',
  'privacy.eraseFor': 'Erased the account at its owner’s wish',
  'people.reauthenticate': 'Confirmed who they are',
  'people.refuseCodes': 'Too many wrong codes',
  'people.signOut': 'Signed out',
  'people.endSession': 'Signed out a session',
  'people.endOtherSessions': 'Signed out all other sessions',
  'devices.register': 'Registered a device',
  'devices.revoke': 'Revoked the device',
  'devices.follow': 'Let a shipment follow the device',
  'devices.unfollow': 'Let a shipment follow the device no longer',
  'quotes.request': 'Asked for a quote',
  'quotes.answer': 'Answered the quote',
  'quotes.accept': 'Accepted the offer',
  'quotes.decline': 'Declined the offer',
  'quotes.changeStatus': 'Set the status of the quote',
  'quotes.convert': 'Made the quote a shipment',
  'documents.generate': 'Generated a document',
  'invoices.issue': 'Issued the invoice',
  'invoices.recordPayment': 'Recorded a payment',
  'invoices.void': 'Voided the invoice',
  'careers.apply': 'Applied for a job',
  'careers.cv': 'Opened an application’s CV',
  'subscriptions.list': 'Downloaded a mailing list',
};

/** 'Changed the role'. */
export function actionLabel(action: string): string {
  return ACTIONS[action] ?? shipmentWords(action);
}

const BY_VISITORS = [
  'quotes.request',
  'careers.apply',
  'people.createAdmin',
  'people.requestPasswordReset',
  'people.signInThrottled',
];

/** Who did it, where no account did. */
export function strangerOf(action: string): string {
  return BY_VISITORS.includes(action) ? 'Visitor' : 'System';
}

/** Where what an entry is about can be seen; null where it has no place in the console. */
export function subjectPath({ subject_type, subject_id, subject }: AuditEntry): string | null {
  if (subject_type === 'person' && subject_id) return paths.admin({ tab: 'clients', person: subject_id });
  if (subject === null) return null;
  if (subject_type === 'shipment') return paths.admin({ shipment: subject });
  if (subject_type === 'document') return paths.admin({ tab: 'documents', shipment: subject });
  if (subject_type === 'invoice') return paths.invoices({ invoice: subject });
  return subject_type === 'quote' ? paths.admin({ tab: 'business', quote: subject }) : null;
}

/** 'status: pending → confirmed' for each change, and then what else was written down. */
export function detailsOf({ changes, detail }: AuditEntry, reader: Reader): string[] {
  return [
    ...changes.map(
      ({ field, from, to }) =>
        `${nameOf(field)}: ${valueLabel(field, from, reader)} → ${valueLabel(field, to, reader)}`,
    ),
    ...Object.entries(detail)
      .filter(([, value]) => value !== null && value !== '')
      .map(([field, value]) => `${nameOf(field)}: ${said(field, value, reader)}`),
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
};

function nameOf(field: string): string {
  return NAMES[field] ?? fieldName(field);
}

function said(field: string, value: unknown, reader: Reader): string {
  if (typeof value === 'number' && field.endsWith('_cents')) return usd(value);
  if (Array.isArray(value)) return value.map((one) => said(field, one, reader)).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .filter(([, one]) => one !== null && one !== '')
      .map(([name, one]) => `${nameOf(name).toLowerCase()} ${said(name, one, reader)}`)
      .join(', ');
  if (field === 'document_type') return DOCUMENT_NAMES[value as DocumentType] ?? String(value);
  return valueLabel(field, value, reader);
}
