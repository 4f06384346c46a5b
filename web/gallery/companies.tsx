import { CompanyRow } from '#web/console/companies/company-row.tsx';
import { TermsForm } from '#web/console/companies/terms-form.tsx';
import { CompanyAddresses } from '#web/organisations/company-addresses.tsx';
import { CompanyList } from '#web/organisations/company-list.tsx';
import { CreditNote } from '#web/organisations/credit-check.tsx';
import { CreditFigures } from '#web/organisations/credit-figures.tsx';
import { ViewingBar } from '#web/organisations/viewing-bar.tsx';
import { daysAhead, hoursAgo } from './fixtures.ts';
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

const CREDIT = {
  name: 'Kestrel Line',
  credit_status: 'good' as const,
  credit_limit_cents: 2_500_000,
  payment_terms_days: 14,
  currency: 'EUR',
  due_cents: 412_000,
  overdue_cents: 0,
  unbilled_cents: 730_050,
  used_cents: 1_142_050,
  available_cents: 1_357_950,
  other_currencies: [],
  credit_balances: [],
};

export const companies: Area = {
  title: 'Companies in the console',
  pieces: [
    {
      title: 'Company in a list',
      shows: ['web/console/companies/company-row.tsx', 'web/organisations/credit-badge.tsx'],
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
      title: 'Credit',
      shows: ['web/organisations/credit-figures.tsx'],
      states: {
        Good: <CreditFigures credit={CREDIT} />,
        'On hold, beyond the limit': (
          <CreditFigures
            credit={{
              ...CREDIT,
              credit_status: 'hold',
              overdue_cents: 120_000,
              available_cents: -40_000,
              other_currencies: [{ currency: 'USD', amount_cents: 18_000 }],
            }}
          />
        ),
        'With a credit balance': (
          <CreditFigures credit={{ ...CREDIT, credit_balances: [{ amount: 15_000, currency: 'EUR' }] }} />
        ),
        'Without a limit': (
          <CreditFigures credit={{ ...CREDIT, credit_limit_cents: null, available_cents: null }} />
        ),
      },
    },
    {
      title: 'Credit where staff book',
      shows: ['web/organisations/credit-check.tsx'],
      states: {
        Good: <CreditNote credit={CREDIT} />,
        Watch: <CreditNote credit={{ ...CREDIT, credit_status: 'watch', overdue_cents: 120_000 }} />,
        'Over the limit': (
          <CreditNote
            credit={{ ...CREDIT, available_cents: -40_000 }}
            price={{ amount: 1_500_000, currency: 'EUR' }}
          />
        ),
        'On hold': <CreditNote credit={{ ...CREDIT, credit_status: 'hold', available_cents: -40_000 }} />,
      },
    },
    {
      title: 'Viewing as a customer',
      shows: ['web/organisations/viewing-bar.tsx'],
      states: {
        Viewing: {
          node: (
            <ViewingBar
              viewing={{
                organisation: { id: COMPANY.id, name: 'Halden & Oake Interiors' },
                until: daysAhead(1),
              }}
              open={() => {}}
            />
          ),
          frame: 720,
        },
      },
    },
    {
      title: 'Addresses and contacts',
      shows: ['web/organisations/company-list.tsx', 'web/organisations/company-addresses.tsx'],
      states: {
        'Two contacts': (
          <CompanyList
            organisation={{
              ...COMPANY,
              contacts: [
                { name: 'Ada Lindqvist', position: '', email: '', phone: '+46 8 555 0100' },
                { name: 'Jonas Berg', position: '', email: '', phone: '' },
              ],
            }}
            list="contacts"
            item="contact"
            fields={[
              { name: 'name', label: 'Name' },
              { name: 'phone', label: 'Telephone', optional: true },
            ]}
          />
        ),
        Empty: <CompanyAddresses organisation={COMPANY} />,
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
