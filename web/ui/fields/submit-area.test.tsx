import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setOnline } from '#web/browser-for-tests.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { SubmitArea } from './submit-area.tsx';

function Area({
  failure = null,
  pending = false,
  onRetry = () => {},
}: Partial<Parameters<typeof SubmitArea>[0]>) {
  return (
    <SubmitArea
      label="Send Message"
      busyLabel="Sending..."
      pending={pending}
      failure={failure}
      onRetry={onRetry}
    />
  );
}

test('offline, it cannot be sent, and says why; online it can again', () => {
  renderPiece(<Area />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send Message' });
  expect(button.disabled).toBe(false);
  act(() => setOnline(false));
  const reason = 'You are offline. Your entries stay here until you can send them.';
  expect(button.disabled).toBe(true);
  expect(screen.getByRole('status').textContent).toBe(reason);
  expect(screen.getByRole('button', { description: reason })).toBe(button);
  act(() => setOnline(true));
  expect(button.disabled).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a failure is announced with a way to try again', async () => {
  const onRetry = vi.fn();
  const { user } = renderPiece(<Area failure="Your message could not be sent." onRetry={onRetry} />);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Your message could not be sent.');
  expect(alert.textContent).toContain('Your entries are still here.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('offline, a failure offers no retry', () => {
  setOnline(false);
  renderPiece(<Area failure="Your message could not be sent." />);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('while sending, the button says so and the retry is busy', () => {
  renderPiece(<Area failure="Your message could not be sent." pending />);
  expect(screen.getAllByRole('button', { busy: true })).toHaveLength(2);
});
