const SINCE = new Date('2026-10-12T08:00:00Z');

export const COMPANY = {
  id: '01900000-0000-7000-8000-0000000000c1',
  name: 'Kestrel Line',
  roles: ['carrier' as const, 'agent' as const],
  vat_id: null,
  eori: null,
  scac: 'KSTL',
  iata_prefix: null,
  currency: 'EUR',
  payment_terms_days: 14,
  credit_limit_cents: 2_500_000,
  credit_status: 'hold' as const,
  addresses: [],
  contacts: [],
  notes: '',
  parent_id: null,
  created_at: SINCE,
  updated_at: SINCE,
};
export const DISPATCHER = {
  user_id: '01900000-0000-7000-8000-0000000000d1',
  full_name: 'Dana Fields',
  email: 'dana@groundswell.example',
  company_name: null,
  role: 'dispatcher' as const,
  organisation: null,
  permissions: [],
  expires_at: SINCE,
  second_factor: 'on' as const,
};
