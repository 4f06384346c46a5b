import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { PasskeyButton } from './passkey-button.tsx';

test('while its code is loaded again, the button says so, and not that it waits for the device', async () => {
  let retry = () => {};
  const ceremony = (onRetry: () => void) => {
    retry = onRetry;
    return new Promise<void>(() => {});
  };
  const { user } = renderPiece(
    <PasskeyButton ceremony={ceremony} onDone={() => {}}>
      Use a passkey
    </PasskeyButton>,
  );
  await user.click(screen.getByRole('button', { name: /Use a passkey/ }));
  expect(screen.getByText('Waiting for your device...')).toBeDefined();
  act(() => retry());
  expect(screen.getByText('Retrying...')).toBeDefined();
  expect(screen.queryByText('Waiting for your device...')).toBeNull();
});
