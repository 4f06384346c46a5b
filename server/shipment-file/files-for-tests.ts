import type { TestPerson } from '../test-app.ts';

/** A booking from a factory in Ningbo to Duisburg, FOB. Returns its tracking number. */
export async function bookNingboDuisburg(customer: TestPerson, change: object = {}): Promise<string> {
  const response = await customer.request('POST', '/api/functions/create-shipment', {
    origin_city: 'Ningbo',
    origin_country: 'China',
    destination_city: 'Duisburg',
    destination_country: 'Germany',
    cargo_description: 'Ceramic tableware',
    cargo_weight: 21_400,
    transport_mode: 'sea',
    ...change,
  });
  if (response.statusCode !== 201) throw new Error(`The booking was refused: ${response.body}`);
  return response.json().tracking_number;
}

export const NINGBO_DUISBURG_LEGS = [
  {
    role: 'pre_carriage',
    mode: 'road',
    from: { name: 'Ningbo, China', facility: 'Beilun factory' },
    to: { unlocode: 'CNNGB' },
    vehicle: '浙B·12345',
  },
  {
    role: 'main',
    mode: 'sea',
    from: { unlocode: 'CNNGB' },
    to: { unlocode: 'SGSIN' },
    carrier: 'Maersk',
    vessel: { name: 'Maersk Enping', imo: '9502960' },
    voyage: '648W',
    etd: '2026-11-28T22:00:00+08:00',
    eta: '2026-12-04T06:00:00+08:00',
  },
  {
    role: 'transhipment',
    mode: 'sea',
    from: { unlocode: 'SGSIN' },
    to: { unlocode: 'NLRTM', facility: 'Maasvlakte II' },
    carrier: 'Maersk',
    vessel: { name: 'Mumbai Maersk', imo: '9780471' },
    voyage: '650W',
    etd: '2026-12-07T18:00:00+08:00',
    eta: '2026-12-30T05:00:00+01:00',
  },
  {
    role: 'on_carriage',
    mode: 'barge',
    from: { unlocode: 'NLRTM' },
    to: { name: 'Duisburg, Germany' },
    carrier: 'Contargo',
    etd: '2027-01-01T09:00:00+01:00',
    eta: '2027-01-02T20:00:00+01:00',
  },
] as const;

export async function fileOf(reader: Pick<TestPerson, 'request'>, tracking_number: string) {
  return (await reader.request('GET', `/api/shipments/${tracking_number}`)).json();
}

/** Replaces one list of the file under its current version. */
export async function put(
  staff: Pick<TestPerson, 'request'>,
  tracking_number: string,
  list: 'parties' | 'references' | 'cargo-lines' | 'equipment' | 'legs',
  items: readonly object[],
  version?: number,
) {
  const current = version ?? (await fileOf(staff, tracking_number)).version;
  return staff.request(
    'PUT',
    `/api/shipments/${tracking_number}/${list}`,
    { [list.replace('-', '_')]: items },
    { 'if-match': `"${current}"` },
  );
}

/** The paths that a response refuses. */
export function issuesOf(response: { json: () => { issues: { path: string }[] } }): string[] {
  return response.json().issues.map(({ path }) => path);
}
