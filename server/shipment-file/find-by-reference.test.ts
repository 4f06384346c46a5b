import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { bookNingboDuisburg, NINGBO_DUISBURG_LEGS, put } from './files-for-tests.ts';

let product: TestApp;
let owner: TestPerson;
let otherClient: TestPerson;
let staff: TestPerson;
let number: string;
beforeAll(async () => {
  product = await startTestApp();
  owner = await product.signIn('customer');
  otherClient = await product.signIn('customer');
  staff = await product.signIn('dispatcher');
  number = await bookNingboDuisburg(owner);
});
afterAll(() => product.close());

describe('a shipment is found by', () => {
  const find = async (who: Pick<TestPerson, 'request'>, reference: string) =>
    (await who.request('GET', `/api/track?reference=${encodeURIComponent(reference)}`)).json().matches;
  const PUBLIC = ['MSKU 907032-3', 'csqu3054383', 'MAEU-123456789', 'ngb0118', '020 12345675', 'BKG 77'];
  const OWN = ['PO 4500-123', 'Kd.-Nr. 9'];
  beforeAll(async () => {
    await put(staff, number, 'equipment', [
      { number: 'MSKU 907032-3', size_type: '45G1' },
      { number: 'CSQU3054383', size_type: '40HC' },
    ]);
    await put(staff, number, 'legs', NINGBO_DUISBURG_LEGS);
    await put(staff, number, 'references', [
      { kind: 'MBL', value: 'MAEU 123456789' },
      { kind: 'HBL', value: 'NGB-0118' },
      { kind: 'MAWB', value: '020-12345675' },
      { kind: 'BOOKING', value: 'BKG-77' },
      { kind: 'PO', value: 'PO 4500 123' },
      { kind: 'CUSTOMER', value: 'KdNr 9' },
    ]);
  });

  test.each(PUBLIC)('anyone with %s', async (typed) => {
    for (const who of [product.visitor, otherClient, owner, staff])
      expect(await find(who, typed)).toEqual([{ tracking_number: number, kind: expect.any(String) }]);
  });

  test.each(OWN)('its customer and staff with %s', async (typed) => {
    for (const who of [owner, staff])
      expect(await find(who, typed)).toMatchObject([{ tracking_number: number }]);
    for (const who of [product.visitor, otherClient]) expect(await find(who, typed)).toEqual([]);
  });

  test('staff with the name of a vessel', async () => {
    expect(await find(staff, 'mumbai maersk')).toEqual([{ tracking_number: number, kind: 'VESSEL' }]);
    expect(await find(owner, 'mumbai maersk')).toEqual([]);
  });

  test('the search of the console and of the customer', async () => {
    const listed = async (who: Pick<TestPerson, 'request'>, path: string, q: string) => {
      const { shipments } = (await who.request('GET', `${path}?q=${encodeURIComponent(q)}`)).json();
      return shipments.map(({ tracking_number }: { tracking_number: string }) => tracking_number);
    };
    for (const q of ['MSKU 907032-3', 'NGB 0118', 'po-4500 123', 'Mumbai Maersk'])
      expect(await listed(staff, '/api/fleet', q)).toEqual([number]);
    for (const q of ['CSQU3054383', 'kdnr9'])
      expect(await listed(owner, '/api/shipments', q)).toEqual([number]);
    expect(await listed(otherClient, '/api/shipments', 'CSQU3054383')).toEqual([]);
  });

  test('a search for a word that is also a reference still finds the word', async () => {
    const tableware = await bookNingboDuisburg(owner);
    await put(staff, tableware, 'references', [{ kind: 'HBL', value: 'Duisburg' }]);
    const { shipments } = (await owner.request('GET', '/api/shipments?q=duisburg')).json();
    expect(shipments.length).toBeGreaterThan(1);
    const fleet = (await staff.request('GET', '/api/fleet?q=duisburg')).json();
    expect(fleet.shipments.length).toBeGreaterThan(1);
  });

  test('several at once, newest first, each kind once', async () => {
    const other = await bookNingboDuisburg(otherClient);
    await put(staff, other, 'references', [{ kind: 'HBL', value: 'NGB 0118' }]);
    expect(await find(product.visitor, 'NGB0118')).toEqual([
      { tracking_number: other, kind: 'HBL' },
      { tracking_number: number, kind: 'HBL' },
    ]);
  });

  test('and guessing has the limit of unknown numbers', async () => {
    const guess = (place: number) =>
      otherClient.request('GET', `/api/track?reference=GUESS${place}`).then(({ statusCode }) => statusCode);
    const responses = [];
    for (let place = 0; place < 31; place++) responses.push(await guess(place));
    expect(responses[0]).toBe(200);
    expect(responses.at(-1)).toBe(429);
  });
});
