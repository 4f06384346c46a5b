import type { PersonRecord } from '#contract/people/staff.ts';

/** A customer as staff see them, with overrides. */
export function personRecord(change: Partial<PersonRecord> = {}): PersonRecord {
  return {
    user_id: '01900000-0000-7000-8000-000000000031',
    full_name: 'Ada Reyes',
    email: 'ada@reyes.example',
    company_name: 'Reyes Lamps',
    role: 'customer',
    role_since: new Date('2026-08-29T04:00:00Z'),
    role_by: null,
    deactivated_at: null,
    last_sign_in_at: new Date('2026-11-20T09:00:00Z'),
    organisation_id: '01900000-0000-7000-8000-000000000009',
    shipments: 12,
    created_at: new Date('2026-08-29T04:00:00Z'),
    updated_at: new Date('2026-08-29T04:00:00Z'),
    email_verified: true,
    has_password: true,
    second_factor_since: null,
    passkeys: 0,
    home_branch: null,
    branches: [],
    ...change,
  };
}
