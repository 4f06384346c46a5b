import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import { shownToasts } from '#web/ui/overlays/toast.ts';
import { AcceptInvitation } from './accept-invitation.tsx';

const open = (accept: () => unknown) => {
  const calls = serve({ 'organisations.acceptInvitation': accept });
  const piece = <AcceptInvitation organisation_id="o" member_id="m" />;
  return { calls, ...renderPiece(piece, { at: '/join/o/m' }) };
};

test('accepting leads to the overview and names the company', async () => {
  const { user, calls, address } = open(() => ({ id: 'o', name: 'Halden & Oake Interiors' }));
  await user.click(screen.getByRole('button', { name: 'Accept invitation' }));
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(calls[0]?.input).toEqual({ id: 'o', member_id: 'm' });
  expect(shownToasts().at(-1)?.description).toBe('You now belong to Halden & Oake Interiors.');
});

test('a link that has ended says so', async () => {
  const { user } = open(() => {
    throw refusal('NO_INVITATION', 'This invitation is no longer valid, or is for someone else.', 404);
  });
  await user.click(screen.getByRole('button', { name: 'Accept invitation' }));
  expect(await screen.findByText('This invitation is no longer valid')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeDefined();
});
