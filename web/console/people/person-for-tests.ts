import type { PersonRecord } from '#contract/people/staff.ts';
import { hoursAgo } from '#web/gallery/fixtures.ts';

/** A customer as staff see them, with overrides. */
export function personRecord(change: Partial<PersonRecord> = {}): PersonRecord {
  return {
    user_id: '01900000-0000-7000-8000-000000000031',
    full_name: 'Ada Reyes',
    email: 'ada@reyes.example',
    company_name: 'Reyes Lamps',
    role: 'customer',
    role_since: hoursAgo(2000),
    role_by: null,
    deactivated_at: null,
    last_sign_in_at: hoursAgo(3),
    shipments: 12,
    created_at: hoursAgo(2000),
    email_verified: true,
    has_password: true,
    second_factor_since: null,
    passkeys: 0,
    ...change,
  };
}
