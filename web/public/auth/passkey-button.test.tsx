import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { signInWithPasskey } from '#web/people/passkeys.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import { PasskeyButton } from './passkey-button.tsx';

afterEach(() => vi.unstubAllGlobals());

test('while its code is loaded again, the button says so, and not that it waits for the device', async () => {
  let setRetrying: (isRetrying: boolean) => void = () => {};
  const ceremony = (onRetrying: (isRetrying: boolean) => void) => {
    setRetrying = onRetrying;
    return new Promise<void>(() => {});
  };
  const { user } = renderPiece(
    <PasskeyButton ceremony={ceremony} onDone={() => {}}>
      Use a passkey
    </PasskeyButton>,
  );
  await user.click(screen.getByRole('button', { name: /Use a passkey/ }));
  expect(screen.getByText('Waiting for your device...')).toBeDefined();
  act(() => setRetrying(true));
  expect(screen.getByText('Retrying...')).toBeDefined();
  expect(screen.queryByText('Waiting for your device...')).toBeNull();
  act(() => setRetrying(false));
  expect(screen.getByText('Waiting for your device...')).toBeDefined();
});

test('a ceremony reports that its code is loaded before it waits for the device', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  const onRetrying = vi.fn();
  serve({
    'people.beginPasskeySignIn': () => {
      expect(onRetrying.mock.calls).toEqual([[false]]);
      throw refusal('TOO_MANY', 'Too many attempts.', 429);
    },
  });
  await expect(signInWithPasskey(onRetrying)).rejects.toThrow('Too many attempts.');
});
