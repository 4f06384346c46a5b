import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { Company } from '#web/account/company/company.tsx';
import { Settings } from '#web/account/settings/settings.tsx';
import { NewBooking } from '#web/console/carrier-bookings/new-booking.tsx';
import { CompanyDetails } from '#web/console/companies/company-details.tsx';
import { COMPANY } from '#web/console/companies/company-for-tests.ts';
import { CUSTOMER, MEMBERS, ORGANISATION } from '#web/gallery/customer-fixtures.ts';
import { linkedSpotRequest } from '#web/gallery/offer-fixtures.ts';
import { GuardedCorrespondence } from '#web/messages/guarded-correspondence.tsx';
import { SpotScreen } from '#web/public/spot/spot-screen.tsx';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
// Loaded before it is needed.
import './leave-guard.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const OFFICE = {
  label: '',
  street: 'Musterweg 4',
  city: 'Hamburg',
  postal_code: '20457',
  country: 'DE',
  unlocode: null,
  time_zone: '',
  opening_hours: '',
};
const PROFILE = {
  full_name: 'Nia Newcomer',
  company_name: null,
  email: 'nia@reyes.example',
  email_verified: true,
  has_password: true,
  single_sign_on: false,
};

test.each<[page: string, field: string | RegExp, node: ReactNode]>([
  ['a conversation', 'Message to our team', <GuardedCorrespondence key="" tracking_number="GS104588210" />],
  ['a new carrier booking', /^Reference/, <NewBooking key="" />],
  ['the settings', 'Full name', <Settings key="" />],
  ['a rate request', /^Notes/, <SpotScreen key="" token="secret" />],
  ['a company', /^Notes/, <CompanyDetails key="" organisation={COMPANY} person={{}} />],
  ['the own company', 'Name', <Company key="" person={CUSTOMER} />],
  ['the addresses of the own company', /^Street/, <Company key="" person={CUSTOMER} />],
])('%s asks before what is typed is lost', async (_, label, node) => {
  serve({
    'messages.list': () => ({ messages: [], unread: 0, next: null }),
    'files.list': () => ({ files: [] }),
    'people.profile': () => PROFILE,
    'quotes.linkedSpotRequest': () => linkedSpotRequest(),
    'organisations.own': () => ({ ...ORGANISATION, addresses: [OFFICE] }),
    'organisations.members': () => ({ members: MEMBERS }),
    'addressBook.list': () => ({ contacts: [], next: null }),
    'bookingTemplates.list': () => ({ templates: [] }),
    'webhooks.list': () => ({ webhooks: [] }),
    'apiKeys.list': () => ({ api_keys: [] }),
  });
  const { user, address } = renderPiece(
    <>
      {node}
      <Link to="/elsewhere">Elsewhere</Link>
    </>,
  );
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  const before = field.value;
  await user.type(field, 'Gate 4');
  const leave = async (answer: string) => {
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    const question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }));
    await user.click(question.getByRole('button', { name: answer }));
  };
  await leave('Keep editing');
  expect(address()).toBe('/');
  expect(field.value).toBe(`${before}Gate 4`);
  await leave('Discard');
  await waitFor(() => expect(address()).toBe('/elsewhere'));
});
