import { CompanyRow } from '#web/console/companies/company-row.tsx';
import { TermsForm } from '#web/console/companies/terms-form.tsx';
import { hoursAgo } from './fixtures.ts';
import type { Area } from './specimen.ts';

const COMPANY = {
  id: '01900000-0000-7000-8000-0000000000c1',
  name: 'Kestrel Line',
  roles: ['carrier' as const, 'agent' as const],
  vat_id: null,
  eori: null,
  scac: 'KSTL',
  currency: 'EUR',
  payment_terms_days: 14,
  credit_limit_cents: 2_500_000,
  credit_status: 'hold' as const,
  addresses: [],
  contacts: [],
  notes: '',
  created_at: hoursAgo(48),
  updated_at: hoursAgo(48),
};

export const companies: Area = {
  title: 'Companies in the console',
  pieces: [
    {
      title: 'Company in a list',
      shows: ['web/console/companies/company-row.tsx', 'web/console/companies/credit-badge.tsx'],
      states: {
        'On hold, on watch, good': (
          <ul className="rounded-md border border-line bg-surface">
            {(['hold', 'watch', 'good'] as const).map((credit_status) => (
              <CompanyRow
                key={credit_status}
                company={{ ...COMPANY, credit_status, members: 3, shipments: 41 }}
              />
            ))}
          </ul>
        ),
      },
    },
    {
      title: 'Data and terms',
      shows: ['web/console/companies/terms-form.tsx'],
      states: {
        Filled: { node: <TermsForm organisation={COMPANY} />, frame: 720 },
        Offline: { node: <TermsForm organisation={COMPANY} />, frame: 720, offline: true },
      },
    },
  ],
};
