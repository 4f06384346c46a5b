import { DAY_MS } from '#domain/calendar/durations.ts';
import { TEST_PASSWORD } from '#server/test-app.ts';
import { type Belongings, bookingOf, codeOf } from './ownership-world.ts';

/**
 * Builds an operation's input that names someone's records. Reads may get undeclared fields. The call must succeed for
 * the caller's own records, so that a refusal of others' is meaningful. Operations without ids get `() => ({})`.
 */
export type InputOf = (of: Belongings) => Record<string, unknown>;

const nothing: InputOf = () => ({});
const tomorrow = () => new Date(Date.now() + DAY_MS).toISOString();
const aBooking = () => bookingOf({ word: 'Own', origin_city: 'Houston' });
const aRoute: InputOf = () => ({
  origin_city: 'Houston',
  origin_country: 'US',
  destination_city: 'Rotterdam',
  destination_country: 'NL',
  service_type: 'standard',
  cargo_weight: 800,
});

/** Every operation for signed-in people, by its name in the contract. Add new ones here. */
export const OWNERSHIP_CASES: Record<string, readonly InputOf[]> = {
  'people.profile': [nothing],
  'people.changeProfile': [() => ({ full_name: 'Own Name', company_name: 'Own Company' })],
  'people.resendVerification': [nothing],
  'people.requestEmailChange': [() => ({ email: 'another-address@test.example' })],
  'places.searchUnlocodes': [() => ({ q: 'NLRTM' })],
  'privacy.erasureStatus': [nothing, ({ user_id }) => ({ user_id })],
  'people.sessions': [nothing, ({ user_id }) => ({ user_id })],
  'people.endSession': [({ session_id }) => ({ id: session_id })],
  'people.endOtherSessions': [nothing],
  'people.changePassword': [() => ({ current_password: TEST_PASSWORD, password: 'another password' })],
  'people.secondFactor': [nothing, ({ user_id }) => ({ user_id })],
  'people.confirmSecondFactor': [({ factor_key }) => ({ code: codeOf(factor_key) })],
  'people.renewRecoveryCodes': [nothing],
  'people.turnOffSecondFactor': [nothing],
  'people.beginSecondFactor': [nothing],
  'people.passkeys': [nothing, ({ user_id }) => ({ user_id })],
  'people.beginPasskeyRegistration': [nothing],
  'people.beginPasskeyReauthentication': [nothing],
  'people.removePasskey': [({ passkey_id }) => ({ id: passkey_id })],
  'people.reauthenticate': [() => ({ password: TEST_PASSWORD })],
  'people.signOut': [nothing],

  'routing.options': [aRoute],
  'routing.services': [aRoute],
  'shipments.create': [aBooking, ({ user_id }) => ({ ...aBooking(), user_id })],
  'shipments.mine': [
    nothing,
    ({ user_id }) => ({ user_id }),
    ({ tracking_number }) => ({ q: tracking_number }),
  ],
  'shipments.calendar': [nothing],
  'shipments.feed': [({ tracking_number }) => ({ tracking_number })],
  'shipments.summary': [nothing, ({ user_id }) => ({ user_id })],
  'shipments.spending': [nothing, ({ user_id }) => ({ user_id })],
  'shipments.draft': [({ tracking_number }) => ({ tracking_number })],
  'tracking.details': [({ tracking_number }) => ({ tracking_number })],
  'trackingData.generateSample': [nothing],

  'addressBook.list': [({ organisation_id: id }) => ({ id })],
  'addressBook.create': [({ organisation_id: id }) => ({ id, name: 'New Partner' })],
  'addressBook.change': [
    ({ organisation_id: id, contact_id }) => ({ id, contact_id, version: 1, city: 'Utrecht' }),
  ],
  'addressBook.importContacts': [({ organisation_id: id }) => ({ id, csv: 'name\nImported Partner\n' })],
  'addressBook.remove': [({ organisation_id: id, contact_id }) => ({ id, contact_id })],
  'bookingTemplates.create': [({ tracking_number }) => ({ name: 'New template', tracking_number })],
  'bookingTemplates.list': [nothing, ({ organisation_id }) => ({ organisation_id })],
  'bookingTemplates.rename': [({ template_id: id }) => ({ id, name: 'Renamed template' })],
  'bookingTemplates.remove': [({ template_id: id }) => ({ id })],
  'webhooks.create': [
    () => ({ url: 'https://1.1.1.1/events', events: ['shipment.*'] }),
    ({ organisation_id }) => ({ url: 'https://1.1.1.1/events', events: ['quote.*'], organisation_id }),
  ],
  'webhooks.list': [nothing, ({ organisation_id }) => ({ organisation_id })],
  'webhooks.find': [({ webhook_id: id }) => ({ id })],
  'webhooks.change': [({ webhook_id: id }) => ({ id, events: ['quote.*'] })],
  'webhooks.rotateSecret': [({ webhook_id: id }) => ({ id })],
  'webhooks.test': [({ webhook_id: id }) => ({ id })],
  'webhooks.deliveries': [({ webhook_id: id }) => ({ id })],
  'webhooks.replay': [({ delivery_id: id }) => ({ id })],
  'webhooks.replayAll': [
    ({ webhook_id: id }) => ({ id, from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' }),
  ],
  'webhooks.remove': [({ webhook_id: id }) => ({ id })],
  'apiKeys.create': [
    () => ({ name: 'New key', scopes: ['shipments:read'] }),
    ({ organisation_id }) => ({ name: 'New key', scopes: ['shipments:read'], organisation_id }),
  ],
  'apiKeys.list': [nothing, ({ organisation_id }) => ({ organisation_id })],
  'apiKeys.find': [({ api_key_id: id }) => ({ id })],
  'apiKeys.revoke': [({ api_key_id: id }) => ({ id })],
  'organisations.own': [nothing],
  'organisations.find': [({ organisation_id: id }) => ({ id })],
  'organisations.change': [({ organisation_id: id }) => ({ id, vat_id: 'DE123456789' })],
  'organisations.stopViewing': [nothing],
  'organisations.members': [({ organisation_id: id }) => ({ id })],
  'organisations.invite': [
    ({ organisation_id: id }) => ({ id, email: 'a-new-colleague@test.example', permissions: ['view'] }),
  ],
  'organisations.changePermissions': [
    ({ organisation_id: id, member_id }) => ({ id, member_id, permissions: ['book'] }),
  ],
  'organisations.removeMember': [({ organisation_id: id, member_id }) => ({ id, member_id })],

  'portal.summary': [nothing, ({ user_id }) => ({ user_id })],
  'portal.attention': [nothing, ({ user_id }) => ({ user_id })],
  'invoices.mine': [
    nothing,
    ({ user_id }) => ({ user_id }),
    ({ tracking_number }) => ({ shipment: tracking_number }),
  ],
  'invoices.find': [({ invoice_number }) => ({ number: invoice_number })],
  'invoices.pdf': [({ invoice_number }) => ({ number: invoice_number })],
  'invoices.payments': [({ organisation_id: id }) => ({ id })],
  'invoices.statement': [({ organisation_id: id }) => ({ id })],
  'invoices.statementCsv': [({ organisation_id: id }) => ({ id })],
  'invoices.statementPdf': [({ organisation_id: id }) => ({ id })],
  'amendments.request': [
    ({ tracking_number }) => ({
      tracking_number,
      changes: { special_instructions: 'Ring at the gate' },
      reason: 'New gate',
    }),
  ],
  'declarations.list': [({ tracking_number }) => ({ tracking_number })],
  'deliveries.find': [({ tracking_number }) => ({ tracking_number })],
  'exceptions.list': [({ tracking_number }) => ({ tracking_number })],
  'amendments.list': [({ tracking_number }) => ({ tracking_number })],
  'milestones.list': [({ tracking_number }) => ({ tracking_number })],
  'shipmentFile.find': [({ tracking_number }) => ({ tracking_number })],
  'documents.mine': [
    nothing,
    ({ tracking_number }) => ({ shipment: tracking_number }),
    ({ document_number }) => ({ search: document_number }),
  ],
  'documents.pdf': [({ document_number }) => ({ document_number })],
  'documents.bookingConfirmation': [({ tracking_number }) => ({ tracking_number })],
  'documents.archive': [({ tracking_number }) => ({ tracking_number })],
  'quotes.mine': [nothing, ({ email }) => ({ email }), ({ quote_reference }) => ({ q: quote_reference })],
  'quotes.options': [({ quote_reference: reference }) => ({ reference })],
  'quotes.pdf': [({ quote_reference: reference }) => ({ reference })],
  'charges.list': [({ tracking_number }) => ({ tracking_number })],
  'quotes.accept': [({ quote_id }) => ({ id: quote_id })],
  'quotes.decline': [({ other_quote_id }) => ({ id: other_quote_id })],
  'messages.send': [({ tracking_number }) => ({ tracking_number, text: 'A message' })],
  'messages.list': [({ tracking_number }) => ({ tracking_number })],
  'messages.people': [({ tracking_number }) => ({ tracking_number })],
  'messages.markRead': [({ tracking_number }) => ({ tracking_number })],
  'messages.threads': [nothing],
  'messages.unread': [nothing],
  'files.attach': [({ tracking_number, upload_id }) => ({ tracking_number, upload_id, kind: 'other' })],
  'files.list': [({ tracking_number }) => ({ tracking_number })],
  'files.download': [({ file_id: id }) => ({ id })],
  'shareLinks.create': [
    ({ tracking_number }) => ({ tracking_number, expires_at: tomorrow(), show: ['map', 'events'] }),
  ],
  'shareLinks.list': [({ tracking_number }) => ({ tracking_number })],
  'shareLinks.revoke': [({ share_link_id: id }) => ({ id })],
  'notifications.list': [nothing, ({ user_id }) => ({ user_id })],
  'notifications.page': [nothing, ({ user_id }) => ({ user_id })],
  'notifications.preferences': [nothing, ({ user_id }) => ({ user_id })],
  'notifications.setPreference': [() => ({ kind: 'status_changed', delivery: 'off' })],
  'notifications.markRead': [({ notification_id }) => ({ id: notification_id })],
  'notifications.markAllRead': [nothing],
};

/** Called last, in this order: they end the session or factor that the others use, or depend on the previous one. */
export const LAST = [
  'people.confirmSecondFactor',
  'people.renewRecoveryCodes',
  'people.turnOffSecondFactor',
  'people.removePasskey',
  'people.beginSecondFactor',
  'people.endOtherSessions',
  'people.reauthenticate',
  'people.changePassword',
  'people.signOut',
];

/** Tested elsewhere, with the reason. */
export const TESTED_ELSEWHERE: Record<string, string> = {
  'people.confirmEmailChange':
    'it takes a mailed link; server/people/email-change.test.ts opens one that another person requested',
  'privacy.export': 'its response is compressed; checks/privacy.test.ts searches it for data of others',
  'people.addPasskey':
    'it takes an authenticator’s response; server/auth/passkeys/passkeys.test.ts sends those of others',
  'people.reauthenticateWithPasskey': 'the same',
  'files.upload': 'it takes a form; server/files/files.test.ts sends one to a shipment of others',
  'carrierEvents.push':
    'it takes a key of a carrier; server/carrier-events/push.test.ts sends numbers of the shipments of others',
  'organisations.acceptInvitation':
    'only the invited person can; server/organisations/members.test.ts tries it as others',
  'privacy.erase': 'it ends the account; checks/privacy.test.ts checks that others keep their rows',
};
