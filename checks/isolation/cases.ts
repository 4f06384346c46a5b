import { jobs } from '#content/jobs.ts';
import { SoftwareAuthenticator } from '#server/auth/passkeys/authenticator-for-tests.ts';
import { TEST_PASSWORD } from '#server/test-app.ts';
import { OWNERSHIP_CASES } from '../ownership-cases.ts';
import { CALLERS, type Caller, ROLES } from './callers.ts';
import type { Input } from './requests.ts';
import { cvOf, OWNER, type World } from './world.ts';

/** One call of an operation about the owner's records. Every caller sends the same input. */
export interface Case {
  /** Shown after the operation's name where it has several cases. */
  about?: string;
  input: (of: World) => Input;
  /** Status with which the handler refuses callers that have access by the contract. */
  refuses?: Partial<Record<Caller, number>>;
  /** Anyone with the number, the share link or the printed document sees its data. */
  isPublic?: boolean;
  /** The link of an e-mail is a credential: its holder sees what was sent to its reader. */
  isByLink?: boolean;
  /** Tables that even a refused call or a read writes to. */
  alwaysWrites?: readonly string[];
}

const NOBODY = '01900000-0000-7000-8000-00000000ffff';
const nothing = () => ({});
const shipment = ({ tracking_number }: World) => ({ tracking_number });
const numbered = ({ tracking_number }: World) => ({ tracking_number });
const transitOf = ({ waypoint_ids }: World) => waypoint_ids.split(',')[1];
const token = ({ share_token }: World) => ({ token: share_token });
const offered = ({ offer_token }: World) => ({ token: offer_token });
const spotted = ({ spot_token }: World) => ({ token: spot_token });
const SPOT_RATE = {
  charge_code: 'FRT',
  basis: 'flat',
  quantity: 1,
  rate: { amount: 90_000, currency: 'USD' },
};
const imported = ({ import_id: id }: World) => ({ id });
const tariff = ({ tariff_id: id }: World) => ({ id });
const ANY_LANE = { origin: '*', destination: '*', mode: '*', load: '*', charge_code: 'DOC', basis: 'flat' };
const FLAT_OPTION = {
  mode: 'sea',
  lines: [
    {
      charge_code: 'FRT',
      side: 'sell',
      basis: 'flat',
      quantity: 1,
      rate: { amount: 90_000, currency: 'USD' },
    },
  ],
};
const PRICED = { origin: { unlocode: 'CNSHA' }, destination: { unlocode: 'NLRTM' }, load: 'FTL' };
const person = ({ user_id }: World) => ({ user_id });
const everybody = (status: number, except?: Caller): Partial<Record<Caller, number>> =>
  Object.fromEntries(CALLERS.filter((caller) => caller !== except).map((caller) => [caller, status]));
const everybodySignedIn = (status: number): Partial<Record<Caller, number>> =>
  Object.fromEntries(CALLERS.filter((caller) => ROLES[caller]).map((caller) => [caller, status]));
/** An authenticator's response to a challenge that we did not issue. */
const answered = () => ({
  credential: new SoftwareAuthenticator().get({ challenge: 'never issued', rpId: 'localhost' }),
});
/** It covers all branches. */
const STATEMENT: readonly Case[] = [
  { input: ({ organisation_id: id }) => ({ id }), refuses: { 'other branch': 403 } },
];
const newcomer = { full_name: 'New Colleague', email: 'newcomer@test.example' };

/** Operations without a case in ../ownership-cases.ts: those for visitors or staff, and those that need more detail. */
const CASES: Record<string, readonly Case[]> = {
  'people.signUp': [{ input: ({ email }) => ({ ...newcomer, email, password: 'a password of mine' }) }],
  'people.signIn': [
    {
      input: ({ email }) => ({ email, password: 'not the password' }),
      refuses: everybody(401),
      alwaysWrites: ['shared_rate_limits', 'sign_ins'],
    },
  ],
  'people.signInMethods': [{ input: nothing }],
  'people.session': [{ input: nothing }],
  'people.requestPasswordReset': [{ input: ({ email }) => ({ email }) }],
  'people.resetPassword': [
    { input: ({ password_token: token }) => ({ token, password: 'a password of mine' }) },
  ],
  'people.confirmEmailChange': [
    {
      input: ({ email_token: token }) => ({ token }),
      refuses: { 'another customer': 403, driver: 403, dispatcher: 403, 'other branch': 403, admin: 403 },
    },
  ],
  'people.confirmSignIn': [
    {
      input: ({ challenge }) => ({ challenge, code: '000000' }),
      refuses: everybody(401),
      alwaysWrites: ['code_failures', 'sign_in_challenges', 'sign_ins'],
    },
  ],
  'people.reauthenticate': [
    { input: () => ({ password: TEST_PASSWORD }), alwaysWrites: ['shared_rate_limits'] },
  ],
  'people.secondFactor': [{ input: ({ user_id }) => ({ user_id }) }],
  'people.beginSecondFactor': [{ input: nothing }],
  'people.confirmSecondFactor': [
    {
      input: () => ({ code: '000000' }),
      refuses: everybodySignedIn(409),
    },
  ],
  'people.renewRecoveryCodes': [{ input: nothing }],
  'people.turnOffSecondFactor': [{ input: nothing }],
  'people.addPasskey': [
    {
      input: () => ({
        credential: new SoftwareAuthenticator().create({
          challenge: 'never issued',
          rp: { id: 'localhost' },
          user: { id: 'AAAA' },
        }),
      }),
      refuses: everybodySignedIn(410),
    },
  ],
  'people.signInWithPasskey': [{ input: answered, refuses: everybody(410) }],
  'people.reauthenticateWithPasskey': [{ input: answered, refuses: everybodySignedIn(410) }],
  'people.beginPasskeySignIn': [{ input: nothing }],
  'people.resetSecondFactor': [{ input: person }],
  'people.createAdmin': [
    {
      input: () => ({ ...newcomer, password: 'a password of mine' }),
      refuses: everybody(403, 'admin'),
      alwaysWrites: ['audit_log', 'installation'],
    },
  ],
  'people.clients': [{ input: () => ({ q: OWNER.word }) }],
  'people.list': [{ input: () => ({ q: OWNER.word }) }],
  'organisations.create': [{ input: () => ({ name: 'A New Company' }) }],
  'organisations.list': [{ input: nothing }],
  'organisations.exportPassport': [
    {
      input: ({ organisation_id: id }) => ({ id }),
      refuses: { 'other branch': 403 },
      alwaysWrites: ['audit_log'],
    },
  ],
  'organisations.credit': [{ input: ({ organisation_id: id }) => ({ id }) }],
  'organisations.openingBalances': [{ input: ({ organisation_id: id }) => ({ id }) }],
  'organisations.recordBalancePayment': [
    { input: ({ organisation_id: id, balance_id }) => ({ id, balance_id }) },
  ],
  'organisations.view': [{ input: ({ organisation_id: id }) => ({ id }), refuses: { 'other branch': 403 } }],
  'organisations.mergeProposals': [{ input: nothing }],
  'organisations.carrierFeed': [{ input: ({ organisation_id: id }) => ({ id }) }],
  'organisations.setCarrierFeed': [
    {
      about: 'no carrier',
      input: ({ organisation_id: id }) => ({ id, base_url: 'https://1.1.1.1/v2', credential: 'key' }),
      refuses: { dispatcher: 409, 'other branch': 409, admin: 409 },
    },
  ],
  'organisations.removeCarrierFeed': [
    {
      about: 'none',
      input: ({ organisation_id: id }) => ({ id }),
      refuses: { dispatcher: 404, 'other branch': 404, admin: 404 },
    },
  ],
  // Without a key of a carrier.
  'carrierEvents.push': [
    {
      input: () => ({
        eventID: 'a',
        eventType: 'TRANSPORT',
        eventCreatedDateTime: '2026-11-01T00:00:00Z',
        eventClassifierCode: 'ACT',
        eventDateTime: '2026-11-01T00:00:00Z',
        transportEventTypeCode: 'DEPA',
        documentReferences: [{ documentReferenceType: 'BKG', documentReferenceValue: OWNER.word }],
      }),
      refuses: everybodySignedIn(403),
    },
  ],
  'carrierEvents.find': [{ input: ({ organisation_id: id }) => ({ id }) }],
  'carrierEvents.setNames': [
    {
      about: 'no carrier',
      input: ({ organisation_id: id }) => ({ id, names: ['Line'] }),
      refuses: { dispatcher: 409, 'other branch': 409, admin: 409 },
    },
  ],
  'organisations.merge': [
    {
      about: 'into itself',
      input: ({ organisation_id: id }) => ({ id, into: id }),
      refuses: { dispatcher: 422, 'other branch': 422, admin: 422 },
    },
  ],
  'files.upload': [
    { input: ({ tracking_number }) => ({ tracking_number, file: cvOf('Another'), kind: 'other' }) },
  ],
  // Without the secret of the service.
  'messages.receiveMail': [
    {
      input: ({ tracking_number, email }) => ({ to: tracking_number, from: email, text: 'An answer' }),
      refuses: everybody(401),
    },
  ],
  'organisations.acceptInvitation': [
    {
      about: 'of someone else',
      input: ({ organisation_id: id, member_id }) => ({ id, member_id }),
      refuses: everybodySignedIn(404),
    },
  ],
  'people.find': [{ input: person }],
  'people.signIns': [{ input: person }],
  'people.changeRole': [
    { about: 'driver', input: (of) => ({ ...person(of), role: 'driver' }) },
    {
      about: 'admin',
      input: (of) => ({ ...person(of), role: 'admin' }),
      refuses: { dispatcher: 403, 'other branch': 403 },
    },
  ],
  'people.setBranches': [
    {
      about: 'of a customer',
      input: (of) => ({ ...person(of), home_branch: null, branches: [] }),
      refuses: { admin: 409 },
    },
  ],
  'people.invite': [
    { about: 'customer', input: () => ({ ...newcomer, company_name: '', role: 'customer' }) },
    {
      about: 'admin',
      input: () => ({ ...newcomer, company_name: '', role: 'admin' }),
      refuses: { dispatcher: 403, 'other branch': 403 },
    },
  ],
  'people.deactivate': [{ input: person }],
  'people.reactivate': [{ input: person }],
  'people.endSessionsOf': [{ input: person }],

  'places.search': [{ input: () => ({ q: OWNER.origin_city }) }],

  'shipments.record': [{ input: shipment }],
  'shipments.edit': [
    { input: (of) => ({ ...shipment(of), version: 1, change: { special_instructions: 'Mine now' } }) },
  ],
  'shipments.confirm': [
    {
      input: ({ other_tracking_number: tracking_number }) => ({
        tracking_number,
        price: { amount: 125_050, currency: 'USD' },
      }),
    },
  ],
  'shipments.changeStatus': [{ input: (of) => ({ ...shipment(of), status: 'customs', confirmed: true }) }],
  'shipments.changeStatuses': [
    { input: ({ tracking_number }) => ({ tracking_numbers: [tracking_number], status: 'customs' }) },
  ],
  'shipments.history': [{ input: shipment }],

  'fleet.list': [{ input: ({ tracking_number: q }) => ({ q }) }],
  'fleet.facets': [{ input: ({ user_id: client }) => ({ client }) }],
  'fleet.figures': [{ input: nothing }],
  'fleet.counters': [{ input: nothing }],
  'fleet.positions': [{ input: ({ user_id: client }) => ({ client }) }],

  'shipmentFile.replaceParties': [{ input: (of) => ({ ...numbered(of), parties: [] }) }],
  'shipmentFile.replaceReferences': [{ input: (of) => ({ ...numbered(of), references: [] }) }],
  'shipmentFile.replaceCargoLines': [
    { input: (of) => ({ ...numbered(of), cargo_lines: [{ description: 'Mine now' }] }) },
  ],
  'shipmentFile.replaceEquipment': [
    { input: (of) => ({ ...numbered(of), equipment: [{ size_type: '45G1' }] }) },
  ],
  'shipmentFile.replaceLegs': [
    {
      input: (of) => ({
        ...numbered(of),
        legs: [{ role: 'main', mode: 'sea', from: { unlocode: 'USHOU' }, to: { unlocode: 'NLRTM' } }],
      }),
    },
  ],
  'shipmentFile.changeHeader': [{ input: (of) => ({ ...numbered(of), labels: ['Mine now'] }) }],
  'declarations.add': [{ input: (of) => ({ ...numbered(of), kind: 'import', country: 'KR' }) }],
  'declarations.change': [{ input: ({ declaration_id: id }) => ({ id, office: 'Mine now' }) }],
  'declarations.record': [{ input: ({ declaration_id: id }) => ({ id, state: 'held' }) }],
  'declarations.remove': [{ input: ({ other_declaration_id: id }) => ({ id }) }],
  'deliveries.setAppointment': [{ input: (of) => ({ ...numbered(of), appointment: null }) }],
  'deliveries.recordProof': [
    { input: (of) => ({ ...numbered(of), delivered_at: '2026-11-20T10:00:00Z', signed_by: 'Mine now' }) },
  ],
  'exceptions.open': [{ input: nothing }],
  'exceptions.raise': [{ input: (of) => ({ ...numbered(of), code: 'OTHER' }) }],
  'exceptions.blockers': [{ input: numbered }],
  'exceptions.change': [{ input: ({ exception_id: id }) => ({ id, severity: 'high' }) }],
  'exceptions.resolve': [{ input: ({ other_exception_id: id }) => ({ id, resolution: 'Mine now' }) }],
  'tasks.open': [{ input: nothing }],
  'tasks.count': [{ input: nothing }],
  'tasks.list': [{ input: numbered }],
  'tasks.add': [{ input: (of) => ({ ...numbered(of), title: 'Mine now' }) }],
  'tasks.addStandard': [{ input: numbered }],
  'tasks.change': [{ input: ({ task_id: id }) => ({ id, done: true }) }],
  'amendments.approve': [{ input: ({ amendment_id: id }) => ({ id }) }],
  'amendments.decline': [{ input: ({ other_amendment_id: id }) => ({ id }) }],
  'milestones.report': [
    {
      input: ({ tracking_number }) => ({
        milestones: [
          {
            tracking_number,
            code: 'ARRI',
            classifier: 'EST',
            occurred_at: '2026-12-04T06:00:00+01:00',
            source: 'carrier',
          },
        ],
      }),
    },
  ],
  'milestones.retract': [{ input: ({ milestone_id: id }) => ({ id, reason: 'Mine now' }) }],
  'milestones.override': [{ input: ({ milestone_id: id }) => ({ id, reason: 'Mine counts' }) }],
  'milestones.undoOverride': [{ input: ({ chosen_milestone_id: id }) => ({ id }) }],
  'carrierBookings.create': [
    {
      input: ({ tracking_number }) => ({ carrier: 'Mine', kind: 'direct', shipments: [tracking_number] }),
    },
  ],
  'carrierBookings.list': [{ input: nothing }],
  'carrierBookings.find': [{ input: ({ carrier_booking_id: id }) => ({ id }) }],
  'carrierBookings.change': [{ input: ({ carrier_booking_id: id }) => ({ id, carrier: 'Mine' }) }],
  'carrierBookings.costs': [{ input: ({ carrier_booking_id: id }) => ({ id }) }],
  'carrierBookings.addCost': [
    {
      input: ({ carrier_booking_id: id }) => ({
        id,
        charge_code: 'FRT',
        amount: { amount: 1, currency: 'USD' },
        basis: 'equal',
      }),
    },
  ],
  'carrierBookings.removeCost': [
    { input: ({ carrier_booking_id: id, carrier_cost_id: cost_id }) => ({ id, cost_id }) },
  ],
  'carrierBookings.depart': [
    { input: ({ carrier_booking_id: id }) => ({ id, override_reason: 'Mine now' }) },
  ],
  'supplierBills.list': [{ input: nothing }],
  'supplierBills.find': [{ input: ({ supplier_bill_id: id }) => ({ id }) }],
  'supplierBills.openCosts': [{ input: numbered }],
  'supplierBills.record': [
    {
      input: ({ tracking_number, supplier_id }) => ({
        supplier_id,
        number: 'MINE 1',
        billed_on: '2026-11-20',
        due_on: '2026-12-20',
        currency: 'USD',
        lines: [{ tracking_number, charge_code: 'DOC', amount: 100 }],
      }),
    },
  ],
  'supplierBills.approve': [{ input: ({ supplier_bill_id: id }) => ({ id }) }],
  'supplierBills.dispute': [{ input: ({ supplier_bill_id: id }) => ({ id, reason: 'Not ours' }) }],
  'supplierBills.reverse': [{ input: ({ supplier_bill_id: id }) => ({ id, reason: 'Not ours' }) }],
  'supplierBills.recordPayment': [
    { input: ({ approved_bill_id: id }) => ({ id, paid_on: '2026-11-21', reference: 'SEPA 1' }) },
  ],
  'supplierBills.reversePayment': [{ input: ({ paid_bill_id: id }) => ({ id, reason: 'Returned' }) }],
  'imports.create': [
    {
      input: () => ({ kind: 'organisations', file: new File(['name\nA New Company\n'], 'companies.csv') }),
    },
  ],
  'imports.list': [{ input: nothing }],
  'imports.template': [{ input: () => ({ kind: 'contacts' }) }],
  'imports.find': [{ input: imported }],
  'imports.undo': [
    {
      about: 'nothing to undo',
      input: imported,
      refuses: { dispatcher: 409, 'other branch': 403, admin: 409 },
    },
  ],
  'rates.chargeCodes': [{ input: nothing }],
  'rates.setChargeCode': [{ input: () => ({ code: 'MINE', name: 'Mine', category: 'origin', position: 1 }) }],
  'rates.addExchangeRate': [
    { input: () => ({ from: 'EUR', to: 'USD', date: '2026-11-20', rate: '1.1', source: 'mine' }) },
  ],
  'rates.importExchangeRates': [
    {
      input: () => ({
        exchange_rates: [{ from: 'EUR', to: 'USD', date: '2026-11-21', rate: '1.1', source: 'mine' }],
      }),
    },
  ],
  'rates.exchangeRates': [{ input: nothing }],
  'rates.zones': [{ input: nothing }],
  'rates.setZone': [{ input: () => ({ code: 'MY-ZONE', name: 'Mine', members: ['NL'] }) }],
  'rates.createTariff': [
    {
      input: ({ organisation_id }) => ({
        name: 'Mine',
        side: 'sell',
        organisation_id,
        currency: 'USD',
        valid_from: '2026-11-01',
        valid_to: '2026-11-30',
      }),
    },
  ],
  'rates.tariffs': [{ input: nothing }],
  'rates.findTariff': [{ input: tariff }],
  'rates.lines': [{ input: tariff }],
  'rates.addLines': [{ input: ({ tariff_id: id }) => ({ id, lines: [{ ...ANY_LANE, rate: '1' }] }) }],
  'rates.sheet': [{ input: tariff }],
  'rates.findLines': [{ input: nothing }],
  'rates.adjustLines': [
    {
      input: ({ tariff_id }) => ({ lines: [{ tariff_id, line: 1 }], change: { percent: '5' } }),
    },
  ],
  'rates.coverage': [
    {
      input: ({ organisation_id }) => ({
        origin: 'CNSHA',
        destination: 'NLRTM',
        load: 'FCL',
        organisation_id,
        from: '2026-11-01',
        to: '2026-11-30',
      }),
    },
  ],
  'rates.removeLine': [{ input: ({ tariff_id: id }) => ({ id, line: 1 }) }],
  'rates.changeTariff': [{ input: ({ tariff_id: id }) => ({ id, name: 'Renamed' }) }],
  'rates.revertTariff': [{ input: tariff }],
  'rates.withdrawTariff': [{ input: tariff }],
  'rates.margins': [{ input: () => ({ from: '2026-01-01', to: '2026-12-31' }) }],
  'rates.price': [
    { about: 'by everybody', input: () => PRICED },
    {
      about: "by the owner's contract",
      input: ({ organisation_id }) => ({ ...PRICED, organisation_id }),
      refuses: {
        visitor: 403,
        'another customer': 403,
        driver: 403,
        device: 403,
        deactivated: 403,
        expired: 403,
      },
    },
  ],
  'quotes.proposals': [{ input: ({ quote_reference: reference }) => ({ reference }) }],
  'quotes.setOptions': [
    { input: ({ quote_reference: reference }) => ({ reference, options: [FLAT_OPTION] }) },
  ],
  'quotes.approveOptions': [
    { input: ({ quote_reference: reference }) => ({ reference }), refuses: { admin: 409 } },
  ],
  'quotes.previewPdf': [
    { input: ({ quote_reference: reference }) => ({ reference, options: [FLAT_OPTION] }) },
  ],
  'quotes.linkedOffer': [{ input: offered, isByLink: true }],
  'quotes.linkedPdf': [{ input: offered, isByLink: true }],
  'quotes.acceptLinked': [{ input: (of) => ({ ...offered(of), option: 1 }) }],
  'quotes.declineLinked': [{ input: (of) => ({ ...offered(of), reason: 'Too slow' }) }],
  'quotes.hitRatio': [{ input: ({ quote_reference: reference }) => ({ reference }) }],
  'quotes.requestRates': [
    {
      input: ({ quote_reference: reference, organisation_id }) => ({
        reference,
        carriers: [{ organisation_id, email: 'rates@carrier.example' }],
        mode: 'sea',
        answer_by: new Date(Date.now() + 60_000).toISOString(),
      }),
      refuses: { dispatcher: 422, 'other branch': 422, admin: 422 },
    },
  ],
  'quotes.spotRequests': [{ input: ({ quote_reference: reference }) => ({ reference }) }],
  'quotes.linkedSpotRequest': [{ input: spotted, isByLink: true }],
  'quotes.answerSpotRequest': [
    {
      input: (of) => ({ ...spotted(of), lines: [SPOT_RATE], valid_until: '2026-12-31' }),
    },
  ],
  'quotes.declineSpotRequest': [{ input: (of) => ({ ...spotted(of), reason: 'No space' }) }],
  'charges.list': [
    { input: numbered },
    {
      about: 'what it costs us',
      input: (of) => ({ ...numbered(of), side: 'buy' }),
      refuses: { owner: 403, 'another customer': 403, driver: 403 },
    },
  ],
  'charges.profit': [{ input: numbered }],
  'charges.add': [
    {
      input: (of) => ({
        ...numbered(of),
        charge_code: 'DOC',
        side: 'buy',
        rate: { amount: 4500, currency: 'USD' },
        reason: 'Mine',
      }),
    },
  ],
  'charges.setStatus': [{ input: (of) => ({ ...numbered(of), number: 0, status: 'approved' }) }],
  'branches.list': [{ input: nothing }],
  'branches.create': [
    {
      input: () => ({
        code: 'MINE',
        name: 'Branch of mine',
        city: 'Seattle',
        country: 'US',
        sender_address: 'Pier 1, Seattle',
        legal_entity_id: NOBODY,
      }),
      refuses: { admin: 422 },
    },
  ],
  'branches.change': [{ input: () => ({ code: 'NONE', name: 'Branch of mine' }), refuses: { admin: 404 } }],
  'legalEntities.list': [{ input: nothing }],
  'legalEntities.create': [{ input: () => ({ name: 'Company of mine', base_currency: 'USD' }) }],
  'legalEntities.change': [{ input: () => ({ id: NOBODY, name: 'Mine' }), refuses: { admin: 404 } }],

  'tracking.find': [{ input: shipment, isPublic: true }],
  'tracking.byReference': [{ input: ({ tracking_number: reference }) => ({ reference }), isPublic: true }],
  'tracking.findMany': [{ input: ({ tracking_number: numbers }) => ({ numbers }), isPublic: true }],
  'tracking.route': [{ input: shipment, isPublic: true }],
  'tracking.testNumbers': [{ input: nothing }],
  'tracking.mapSettings': [{ input: nothing }],
  'tracking.googleMapsKey': [{ input: nothing }],
  'tracking.addEvent': [{ input: (of) => ({ ...shipment(of), status: 'customs', location: 'Nowhere' }) }],
  'tracking.editEvent': [{ input: (of) => ({ ...numbered(of), id: of.event_id, location: 'Nowhere' }) }],
  'tracking.deleteEvent': [{ input: (of) => ({ ...shipment(of), id: of.event_id }) }],
  'tracking.addWaypoint': [
    { input: (of) => ({ ...shipment(of), location_name: 'Nowhere', latitude: 1, longitude: 2 }) },
  ],
  'tracking.insertWaypoint': [
    { input: (of) => ({ ...numbered(of), location_name: 'Nowhere', latitude: 1, longitude: 2 }) },
  ],
  'tracking.editWaypoint': [
    { input: (of) => ({ ...numbered(of), id: transitOf(of), location_name: 'Nowhere' }) },
  ],
  'tracking.markReached': [
    { input: (of) => ({ ...numbered(of), id: transitOf(of), at: new Date().toISOString() }) },
  ],
  'tracking.deleteWaypoint': [{ input: (of) => ({ ...numbered(of), id: transitOf(of) }) }],
  'tracking.undoArrival': [
    { input: ({ tracking_number, reached_waypoint_id: id }) => ({ tracking_number, id }) },
  ],
  'tracking.reroute': [{ input: (of) => ({ ...shipment(of), waypoints: of.waypoint_ids.split(',') }) }],
  'devices.list': [{ input: nothing }],
  'devices.register': [{ input: () => ({ name: 'Truck of mine' }) }],
  'devices.revoke': [{ input: ({ device_id: id }) => ({ id }) }],
  'devices.follow': [{ input: ({ device_id: id, tracking_number }) => ({ id, tracking_number }) }],
  'devices.unfollow': [{ input: ({ device_id: id, tracking_number }) => ({ id, tracking_number }) }],
  'positions.report': [
    {
      input: () => ({
        positions: [{ latitude: 1, longitude: 2, taken_at: new Date().toISOString() }],
      }),
    },
  ],
  'trackingData.initialize': [{ input: nothing }],
  'trackingData.fixExisting': [{ input: nothing }],

  'invoices.ofShipment': [{ input: numbered }],
  'invoices.issue': [
    { input: ({ other_tracking_number: tracking_number }) => ({ tracking_number, confirmed: ['price'] }) },
  ],
  'invoices.credit': [
    { input: ({ invoice_number: number }) => ({ number, reason: 'Mine now', billable: true }) },
  ],
  'invoices.recordPayment': [{ input: ({ invoice_number: number }) => ({ number }) }],
  'invoices.payments': STATEMENT,
  'invoices.receivePayment': [
    {
      input: ({ organisation_id: id }) => ({ id, amount: { amount: 100, currency: 'USD' } }),
      refuses: { 'other branch': 403 },
    },
  ],
  'invoices.allocatePayment': [
    {
      input: ({ payment_id: id, invoice_number: number }) => ({
        id,
        allocations: [{ number, amount: { amount: 1, currency: 'USD' } }],
      }),
      refuses: { 'other branch': 403 },
    },
  ],
  'invoices.refundPayment': [
    {
      input: ({ payment_id: id }) => ({ id, amount: { amount: 1, currency: 'USD' }, reason: 'Mine now' }),
      refuses: { 'other branch': 403 },
    },
  ],
  'invoices.reversePaymentRefund': [
    {
      input: ({ refunded_payment_id: id, refund_id }) => ({ id, refund_id, reason: 'Mine now' }),
      refuses: { 'other branch': 403 },
    },
  ],
  'invoices.reversePayment': [{ input: ({ payment_id: id }) => ({ id, reason: 'Mine now' }) }],
  'invoices.recordRefund': [{ input: ({ credit_note_number: number }) => ({ number }) }],
  'invoices.void': [{ input: ({ invoice_number: number }) => ({ number, reason: 'Mine now' }) }],
  'invoices.list': [{ input: ({ invoice_number: q }) => ({ q }) }],
  'invoices.reminderSettings': [{ input: nothing }],
  'invoices.setReminderSettings': [
    { input: () => ({ automatic: true, levels: [{ name: 'Mine', days_after_due: 1 }] }) },
  ],
  'invoices.sendPaymentReminder': [{ input: ({ invoice_number: number }) => ({ number }) }],
  'invoices.setDispute': [
    { input: ({ invoice_number: number }) => ({ number, disputed: true, reason: 'Mine now' }) },
  ],
  'invoices.statement': STATEMENT,
  'invoices.statementCsv': STATEMENT,
  'invoices.statementPdf': STATEMENT,
  'invoices.accounts': [{ input: ({ invoice_number: q }) => ({ q }) }],

  'documents.ofShipment': [{ input: numbered }],
  'documents.generate': [
    {
      input: ({ other_tracking_number: tracking_number }) => ({
        tracking_number,
        document_type: 'packing_list',
      }),
    },
  ],
  'documents.issue': [{ input: ({ draft_number: document_number }) => ({ document_number }) }],
  'documents.surrender': [
    {
      input: ({ document_number }) => ({
        document_number,
        surrendered_on: new Date().toISOString().slice(0, 10),
      }),
    },
  ],
  'documents.void': [{ input: ({ document_number }) => ({ document_number, reason: 'Mine now' }) }],
  'documents.verify': [{ input: ({ verification_code: code }) => ({ code }), isPublic: true }],
  'instructions.find': [{ input: numbered }],
  'instructions.save': [
    { input: (of) => ({ ...numbered(of), version: 1, instructions: { vessel: 'Mine now' } }) },
  ],

  'notifications.unsubscribe': [{ input: ({ unsubscribe_token: token }) => ({ token }) }],
  'shareLinks.enterPin': [{ input: (of) => ({ ...token(of), pin: '4711' }) }],
  'shareLinks.find': [{ input: token, isPublic: true }],
  'shareLinks.route': [{ input: token, isPublic: true }],
  'shareLinks.pdf': [
    {
      about: 'that the link does not show',
      input: (of) => ({ ...token(of), document_number: of.document_number }),
      refuses: everybody(404),
    },
  ],

  'followers.request': [{ input: (of) => ({ ...shipment(of), email: of.email }) }],
  'followers.confirm': [{ input: ({ follower_token: token }) => ({ token }), isPublic: true }],
  'followers.end': [{ input: ({ unfollow_token: token }) => ({ token }) }],

  'subscriptions.request': [{ input: ({ email }) => ({ email, list: 'newsletter' }) }],
  'subscriptions.confirm': [{ input: ({ subscription_token: token }) => ({ token }) }],
  'subscriptions.end': [{ input: ({ subscription_token: token }) => ({ token }) }],
  'subscriptions.list': [{ input: () => ({ list: 'investor_alerts' }), alwaysWrites: ['audit_log'] }],

  'careers.apply': [
    {
      input: ({ email }) => ({
        job_slug: jobs[0]?.slug,
        full_name: 'New Colleague',
        email,
        cv: cvOf('Another'),
      }),
    },
  ],
  'careers.applications': [{ input: nothing }],
  'careers.cv': [{ input: ({ application_id: id }) => ({ id }), alwaysWrites: ['audit_log'] }],

  'quotes.estimate': [
    { input: () => ({ origin: 'Oslo, Norway', destination: 'Hamburg, Germany', weight: 1200 }) },
  ],
  'quotes.request': [
    {
      input: ({ email }) => ({
        origin: 'Oslo, Norway',
        destination: 'Hamburg, Germany',
        weight: 1200,
        transport_modes: ['ocean'],
        email,
      }),
    },
  ],
  'quotes.answer': [
    {
      input: ({ quote_id: id, offered_at: replaces }) => ({
        id,
        offered: 1000,
        offered_mode: 'sea',
        replaces,
      }),
    },
  ],
  'quotes.list': [{ input: ({ quote_reference: q }) => ({ q }) }],
  'quotes.find': [{ input: ({ quote_reference: reference }) => ({ reference }) }],
  'quotes.changeStatus': [{ input: ({ quote_id: id }) => ({ id, status: 'pending' }) }],
  'quotes.convert': [
    {
      input: ({ quote_id: id }) => ({
        id,
        origin_address: 'Mine Street 1',
        destination_address: 'Mine Street 2',
        cost: 1000,
        tracking_number: 'GS123456789',
      }),
    },
  ],

  'enquiries.send': [{ input: ({ email }) => ({ name: 'A Writer', email, message: 'A testCase of mine' }) }],
  'enquiries.list': [{ input: nothing }],
  'enquiries.change': [
    {
      input: () => ({ id: '01900000-0000-7000-8000-000000000001', answered: true }),
      refuses: { dispatcher: 404, 'other branch': 404, admin: 404 },
    },
  ],
  'pages.priceTerms': [{ input: nothing }],
  'pages.reportMissing': [{ input: () => ({ path: '/nowhere' }) }],
  'mail.list': [{ input: nothing }],
  'mail.settings': [{ input: nothing }],
  'views.mine': [{ input: nothing }],
  'views.save': [{ input: () => ({ name: 'Late', address: '?late=true' }) }],
  'views.remove': [{ input: () => ({ name: 'Late' }) }],
  'views.setLayout': [{ input: () => ({ grid: 'fleet', density: 'compact', hidden: [] }) }],
  'privacy.export': [{ input: ({ user_id }) => ({ user_id }), alwaysWrites: ['audit_log'] }],
  // The owner has open shipments; the address belongs to nobody else.
  'privacy.erase': [
    { input: ({ email: confirmation }) => ({ confirmation }), refuses: everybodySignedIn(409) },
  ],
  'privacy.eraseFor': [
    { input: (of) => ({ ...person(of), confirmation: of.email }), refuses: { admin: 409 } },
  ],
  'audit.list': [{ input: ({ tracking_number: q }) => ({ q }) }],
};

/** The cases of an operation; empty for a new one without cases. */
export function casesOf(name: string): readonly Case[] {
  const cases = CASES[name];
  if (cases) return cases;
  // The last of several cases names the most ids.
  const input = OWNERSHIP_CASES[name]?.at(-1);
  return input ? [{ input }] : [];
}
