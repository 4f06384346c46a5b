import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { CarrierBookings } from './carrier-bookings/carrier-bookings.tsx';
import { Companies } from './companies/companies.tsx';
import { AllLines } from './rates/all-lines.tsx';
import { Tariffs } from './rates/tariffs.tsx';

interface List {
  piece: ReactElement;
  at: string;
  /** What the server is asked for with these filters in the URL. */
  input: Record<string, string>;
  /** The fields with their values. */
  fields: [label: string, value: string][];
  /** Text that is typed into the first field, and where the URL is then. */
  typed: [text: string, address: string];
}

const LISTS: Record<string, List> = {
  companies: {
    piece: <Companies />,
    at: '/admin/companies?q=kes',
    input: { q: 'kes' },
    fields: [['Search companies', 'kes']],
    typed: ['trel ', '/admin/companies?q=kestrel'],
  },
  tariffs: {
    piece: <Tariffs />,
    at: '/admin/rates?q=oce&side=buy',
    input: { q: 'oce', side: 'buy' },
    fields: [
      ['Search tariffs', 'oce'],
      ['Side', 'buy'],
    ],
    typed: ['an', '/admin/rates?q=ocean&side=buy'],
  },
  rates: {
    piece: <AllLines />,
    at: '/admin/rates?tab=lines&origin=CNS&mode=sea&date=2026-12-01',
    input: { origin: 'CNS', mode: 'sea', date: '2026-12-01' },
    fields: [
      ['From', 'CNS'],
      ['Mode', 'sea'],
      ['Valid on', '2026-12-01'],
    ],
    typed: ['HA', '/admin/rates?tab=lines&origin=CNSHA&mode=sea&date=2026-12-01'],
  },
  'carrier bookings': {
    piece: <CarrierBookings />,
    at: '/admin/carrier-bookings?q=mae&state=rolled',
    input: { q: 'mae', state: 'rolled' },
    fields: [
      ['Search carrier bookings', 'mae'],
      ['Status', 'rolled'],
    ],
    typed: ['rsk', '/admin/carrier-bookings?q=maersk&state=rolled'],
  },
};

const OPERATIONS = {
  'organisations.list': () => ({ organisations: [], next: null }),
  'rates.tariffs': () => ({ tariffs: [], next: null }),
  'rates.findLines': () => ({ lines: [], next: null }),
  'carrierBookings.list': () => ({ carrier_bookings: [], next: null }),
};

test.each(Object.entries(LISTS))(
  'the list of %s has its filters in the URL, so that Back finds them',
  async (_, list) => {
    const calls = serve(OPERATIONS);
    const { user, address } = renderPiece(list.piece, { at: list.at });
    await waitFor(() => expect(calls.at(-1)?.input).toMatchObject(list.input));
    const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
    for (const [label, value] of list.fields) expect(field(label).value).toBe(value);
    const [text, typed] = list.typed;
    await user.type(field(list.fields[0]?.[0] ?? ''), text);
    await waitFor(() => expect(address()).toBe(typed));
  },
);

test('filters in the URL that do not exist are ignored', async () => {
  const calls = serve(OPERATIONS);
  renderPiece(<AllLines />, {
    at: '/admin/rates?tab=lines&mode=camel&side=both&date=2026-99-01&carrier=Maersk',
  });
  await waitFor(() => expect(calls.at(-1)?.input).toEqual({ carrier: 'Maersk' }));
});

test('adding a company keeps the search', async () => {
  serve(OPERATIONS);
  const { user, address } = renderPiece(<Companies />, { at: '/admin/companies?q=kes' });
  await user.click(screen.getByRole('button', { name: 'Add a company' }));
  await screen.findByRole('dialog', { name: 'Add a company' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/admin/companies?q=kes');
});
