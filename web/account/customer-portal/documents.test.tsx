import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { hoursAgo } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { Documents } from './documents.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const ROW = {
  id: '01900000-0000-7000-8000-00000000000e',
  document_type: 'bill_of_lading' as const,
  document_number: 'BOL-GS104588210-2026-001',
  tracking_number: 'GS104588210',
  status: 'issued' as const,
  version: 1,
  created_at: hoursAgo(48),
  issued_at: hoursAgo(24),
};

function open(response: (input: never) => unknown, search = '') {
  const calls = serve({ 'documents.mine': response });
  const rendered = renderPiece(<Documents />, { at: `/customer-portal?tab=documents${search}` });
  const query = () => Object.fromEntries(new URLSearchParams(window.location.search));
  return { ...rendered, calls, query };
}

const one = () => ({ documents: [ROW], next: null });
const none = () => ({ documents: [], next: null });

test('the request has the filters of the URL', async () => {
  const { calls } = open(one, '&q=lading&type=bill_of_lading&shipment=GS104588210');
  await screen.findByRole('table');
  expect(calls[0]?.input).toMatchObject({
    search: 'lading',
    type: 'bill_of_lading',
    shipment: 'GS104588210',
  });
});

test('an unknown type in the URL is ignored', async () => {
  const { calls } = open(one, '&type=poem');
  await screen.findByRole('table');
  expect(calls[0]?.input).not.toHaveProperty('type');
});

test('the type is chosen, and the search follows the typing once it rests', async () => {
  const { user, query, calls } = open(one);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), 'bill_of_lading');
  await user.type(screen.getByRole('searchbox', { name: 'Search documents' }), 'GS1 ');
  await waitFor(() => expect(query()).toEqual({ tab: 'documents', type: 'bill_of_lading', q: 'GS1' }));
  await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ search: 'GS1', type: 'bill_of_lading' }));
});

test('one shipment’s documents can be had in one file, and its filter removed', async () => {
  const { user, query } = open(one, '&shipment=GS104588210');
  const all = await screen.findByRole('link', { name: 'Download all (ZIP)' });
  expect(all.getAttribute('href')).toContain('GS104588210');
  await user.click(screen.getByRole('button', { name: 'Remove filter shipment GS104588210' }));
  expect(query()).toEqual({ tab: 'documents' });
  await waitFor(() => expect(screen.queryByRole('link', { name: /ZIP/ })).toBeNull());
});

test('a shipment without documents still has its booking confirmation', async () => {
  open(none, '&shipment=GS104588210');
  const link = await screen.findByRole('link', { name: 'Booking confirmation (PDF)' });
  expect(link.getAttribute('href')).toBe('/api/shipments/GS104588210/booking-confirmation.pdf');
});

test('without documents there is neither a filter nor a table', async () => {
  open(none);
  expect(await screen.findByText('No documents yet')).toBeDefined();
  expect(screen.queryByRole('search')).toBeNull();
});

test.each([
  ['&q=zzz', 'No documents found'],
  ['&shipment=GS104588228', 'No documents found for GS104588228'],
])('nothing found with %s says: %s, and can be cleared', async (search, title) => {
  const { user, query } = open(none, search);
  expect(await screen.findByText(title)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(query()).toEqual({ tab: 'documents' });
  expect(await screen.findByText('No documents yet')).toBeDefined();
});

test('a link to the list clears the search, which does not return', async () => {
  serve({ 'documents.mine': one });
  const { user, address } = renderPiece(
    <>
      <Documents />
      <Link to="/customer-portal?tab=documents">All documents</Link>
    </>,
    { at: '/customer-portal?tab=documents&q=lading' },
  );
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search documents' });
  await user.click(screen.getByRole('link', { name: 'All documents' }));
  await waitFor(() => expect(field.value).toBe(''));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(address()).toBe('/customer-portal?tab=documents');
});

test('while all documents load after a search, the list is not said to be empty', async () => {
  const { user, query } = open(
    ({ search }: { search?: string }) => (search ? none() : new Promise(() => {})),
    '&q=zzz',
  );
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(query()).toEqual({ tab: 'documents' });
  expect(screen.queryByText('No documents yet')).toBeNull();
});

test('when they cannot be loaded, they can be retried', async () => {
  let attempts = 0;
  const { user } = open(() => {
    attempts += 1;
    return attempts === 1 ? lost() : one();
  });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table')).toBeDefined();
});
