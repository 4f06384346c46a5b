import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setOnline } from '#web/browser-for-tests.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { VerificationLinkButton } from './verification-link-button.tsx';

test('offline no link is sent, and the reason is said', async () => {
  const calls = serve({ 'people.resendVerification': () => ({ sent: true }) });
  const { user } = renderPiece(<VerificationLinkButton email="ada@test.example" />);
  act(() => setOnline(false));
  const button = screen.getByRole('button', {
    name: 'Resend link',
    description: 'You are offline. Send it when you are back.',
  });
  await user.click(button);
  expect(calls).toEqual([]);
  act(() => setOnline(true));
  await user.click(button);
  expect(await screen.findByText('Sent to ada@test.example. The link is valid for 24 hours.')).toBeDefined();
});
