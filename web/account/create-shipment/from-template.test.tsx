import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CONTACTS, CUSTOMER, ORGANISATION, TEMPLATES } from '#web/gallery/customer-fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { FromTemplate } from './from-template.tsx';
import { PlacesStep } from './places/places-step.tsx';
import { PartyContacts } from './shipping-instructions/party-contacts.tsx';
import type { InstructionsState } from './shipping-instructions/use-instructions.ts';
import type { Wizard } from './use-wizard.ts';
import { EMPTY_FORM } from './wizard-form.ts';

const [BRASS] = TEMPLATES;
const [MAAS] = CONTACTS;
const AT = '/create-shipment?template=1';

function start(form = EMPTY_FORM, id = BRASS?.id ?? '') {
  serve({ 'bookingTemplates.list': () => ({ templates: TEMPLATES }) });
  const begin = vi.fn();
  const wizard = { form, begin } as unknown as Wizard;
  return { begin, ...renderPiece(<FromTemplate id={id} wizard={wizard} />, { at: AT }) };
}

test('an empty wizard is filled in at once', async () => {
  const { begin, address } = start();
  await waitFor(() => expect(begin).toHaveBeenCalledOnce());
  expect(begin.mock.calls[0]).toMatchObject([
    { origin_city: 'Houston', cargo_description: 'Brass valves', cargo_weight: '800' },
    null,
  ]);
  expect(address()).toBe('/create-shipment');
});

test('what has been entered is replaced only after a question', async () => {
  const { begin, user } = start({ ...EMPTY_FORM, origin_city: 'Seattle' });
  await user.click(await screen.findByRole('button', { name: `Replace with ${BRASS?.name}` }));
  expect(begin).toHaveBeenCalledOnce();
});

test('a template that is gone says so', async () => {
  start(EMPTY_FORM, 'gone');
  expect(await screen.findByText('This template has been deleted.')).toBeDefined();
});

test('a place is chosen from the address book by typing', async () => {
  serve({ 'addressBook.list': () => ({ contacts: CONTACTS, next: null }) });
  const change = vi.fn();
  const wizard = { form: EMPTY_FORM, change, errorOf: () => undefined, leave: () => {} } as unknown as Wizard;
  const { user } = renderPiece(<PlacesStep wizard={wizard} organisation_id={ORGANISATION.id} />);
  await user.click(await screen.findByRole('button', { name: 'Address book: Destination' }));
  await user.type(await screen.findByRole('combobox', { name: 'From your address book' }), 'maas');
  await user.click(await screen.findByRole('option', { name: /Maas Consolidators/ }));
  expect(change).toHaveBeenCalledExactlyOnceWith({
    destination_city: 'Rotterdam',
    destination_country: 'NL',
    destination_address: 'Waalhaven 12',
    destination_postal_code: '3089 JH',
  });
  expect(screen.queryByRole('combobox', { name: 'From your address book' })).toBeNull();
});

function party(typed: Record<string, string>) {
  const calls = serve({
    'people.session': () => CUSTOMER,
    'addressBook.list': () => ({ contacts: CONTACTS, next: null }),
    'addressBook.create': () => ({ ...MAAS, name: typed['consignee.name'] }),
  });
  const change = vi.fn();
  const instructions = { typed, change } as unknown as InstructionsState;
  const piece = <PartyContacts instructions={instructions} party="consignee" title="Consignee" />;
  return { calls, change, ...renderPiece(piece) };
}

test('a party is chosen from the address book', async () => {
  const { user, change } = party({});
  await user.click(await screen.findByRole('button', { name: 'Address book: Consignee' }));
  await user.type(await screen.findByRole('combobox', { name: 'From your address book' }), 'maas');
  await user.click(await screen.findByRole('option', { name: /Maas Consolidators/ }));
  expect(change.mock.calls[0]?.[0]).toMatchObject({
    'consignee.name': 'Maas Consolidators B.V.',
    'consignee.city': 'Rotterdam',
    'consignee.contact': '+31 10 555 0142',
  });
});

test('a party is saved to the address book once', async () => {
  const { user, calls } = party({
    'consignee.name': 'Elbe Spedition',
    'consignee.contact': 'ops@elbe.example',
  });
  await user.click(await screen.findByRole('button', { name: 'Save to address book: Consignee' }));
  expect(await screen.findByText('Saved to address book')).toBeDefined();
  expect(calls.find(({ operation }) => operation === 'addressBook.create')?.input).toMatchObject({
    name: 'Elbe Spedition',
    email: 'ops@elbe.example',
    phone: '',
    role: 'consignee',
  });
});
