import { screen } from '@testing-library/react';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { StaffInvoices } from './staff-invoices.tsx';

export type Responses = Parameters<typeof serve>[0];

/** Opens the list of all invoices. */
export function openInvoices(responses: Responses, at = '/admin/invoices') {
  const calls = serve(responses);
  const rendered = renderPiece(<StaffInvoices />, { at });
  const lists = () =>
    calls.filter(({ operation }) => operation === 'invoices.list').map(({ input }) => input);
  const query = () => Object.fromEntries(new URLSearchParams(window.location.search));
  return { ...rendered, calls, lists, query };
}

export const row = (number: string) => screen.findByRole('row', { name: new RegExp(number) });
