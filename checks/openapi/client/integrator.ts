import type { Api } from './client.js';

/*
 * Programs of an integrator, written against the generated types. Each decides by statuses, codes and members that the
 * document promises; if it promised anything else, they would not compile.
 */

export async function track(api: Api, tracking_number: string): Promise<string> {
  const { data, error, response } = await api.GET('/tracking/{tracking_number}', {
    params: { path: { tracking_number } },
  });
  if (data) return `${data.origin_city} to ${data.destination_city}`;
  if (error.status === 404) return error.code;
  if (error.status === 429) return `retry after ${response.headers.get('retry-after')}`;
  if (error.status === 422) return error.issues.map(({ path, message }) => `${path}: ${message}`).join();
  // @ts-expect-error: A problem has a `detail` and no `message`.
  error.message;
  return error.detail;
}

export async function signIn(api: Api, email: string, password: string): Promise<string> {
  const { data, error } = await api.POST('/people/sign-in', { body: { email, password } });
  if (data) return data.full_name;
  return error.code === 'SECOND_FACTOR_REQUIRED' ? `second step: ${error.factors}` : error.code;
}

const BOOKING = {
  origin_city: 'Houston',
  origin_country: 'US',
  destination_city: 'Rotterdam',
  destination_country: 'NL',
  cargo_description: 'Lamps',
  cargo_weight: 800,
  service_type: 'standard',
  transport_mode: 'sea',
} as const;

export async function book(api: Api, key: string, change: Partial<Record<keyof typeof BOOKING, never>>) {
  const { data, error, response } = await api.POST('/functions/create-shipment', {
    params: { header: { 'Idempotency-Key': key } },
    body: { ...BOOKING, ...change },
  });
  if (data) {
    const isReplayed = response.headers.has('idempotency-replayed');
    return isReplayed ? `replayed ${data.tracking_number}` : data.tracking_number;
  }
  if (error.code === 'AMBIGUOUS_PLACE')
    return `${error.field}: ${error.candidates.map(({ name, region }) => `${name}, ${region}`).join(' or ')}`;
  if (error.code === 'UNPROCESSABLE_CONTENT') return `wrong: ${error.issues.map(({ path }) => path)}`;
  if (error.status === 409) return `choose again: ${error.code}`;
  return `${error.status} ${error.code}`;
}

export async function shipmentsUnderWay(api: Api) {
  const { data, error } = await api.GET('/fleet', {
    params: { query: { status: ['in_transit', 'customs'], mode: 'sea', limit: 5 } },
  });
  return data ? data.shipments.map(({ status }) => status) : `${error.status} ${error.code}`;
}

export async function downloadInvoice(api: Api, number: string): Promise<string> {
  const { data, error } = await api.GET('/invoices/{number}/pdf', {
    params: { path: { number }, query: { size: 'a4' } },
    parseAs: 'blob',
  });
  return data ? data.type : error.code;
}

export async function readIfChanged(api: Api, etag: string | null): Promise<string | null> {
  const { response } = await api.GET('/shipments', {
    params: { query: { limit: 1 }, header: etag === null ? {} : { 'If-None-Match': etag } },
  });
  return response.status === 304 ? 'unchanged' : response.headers.get('etag');
}

export async function reportPosition(api: Api, taken_at: string): Promise<string> {
  const { data, error } = await api.POST('/positions', {
    body: { positions: [{ latitude: 53.5, longitude: 9.9, taken_at }] },
  });
  return data ? `${data.new} new` : error.code;
}
