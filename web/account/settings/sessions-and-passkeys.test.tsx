import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setOnline } from '#web/browser-for-tests.ts';
import { hoursAgo, NOW } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { PasskeyItem } from './passkeys/passkey-item.tsx';
import { RecoveryCodes } from './second-factor/recovery-codes.tsx';
import { SessionItem } from './session-item.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  for (const { id } of shownToasts()) dismissToast(id);
});

const SESSION = {
  id: '01900000-0000-7000-8000-000000000010',
  device: 'Firefox on Windows',
  network: '198.51.100.x',
  current: false,
  signed_in_at: hoursAgo(30),
  last_seen_at: hoursAgo(5),
};
const PASSKEY = {
  id: '01900000-0000-7000-8000-000000000011',
  name: 'MacBook of Ada',
  synced: true,
  created_at: hoursAgo(800),
  last_used_at: null,
};

test('the own session is marked and cannot be ended here', () => {
  renderPiece(<SessionItem session={{ ...SESSION, current: true }} />);
  expect(screen.getByText('This session')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('another session is ended', async () => {
  const calls = serve({ 'people.endSession': () => ({}) });
  const { user } = renderPiece(<SessionItem session={SESSION} />);
  await user.click(screen.getByRole('button', { name: 'Sign out Firefox on Windows' }));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Signed out' }]));
  expect(calls).toMatchObject([{ input: { id: SESSION.id } }]);
});

test('a session that has ended already is no error', async () => {
  const calls = serve({
    'people.endSession': () => {
      throw refusal('NOT_FOUND', 'No such session.', 404);
    },
  });
  const { user } = renderPiece(<SessionItem session={SESSION} />);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(shownToasts()).toEqual([]);
});

test('a lost connection is an error', async () => {
  serve({ 'people.endSession': lost });
  const { user } = renderPiece(<SessionItem session={SESSION} />);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Error', variant: 'destructive' }]));
});

test('an unknown network is named so, and recent activity is not more exact than it is known', () => {
  renderPiece(<SessionItem session={{ ...SESSION, network: null, last_seen_at: hoursAgo(0.5) }} />);
  expect(screen.getByText('unknown')).toBeDefined();
  expect(screen.getByText('within the last hour')).toBeDefined();
});

test('removing a passkey asks first, and Cancel removes nothing', async () => {
  const calls = serve({ 'people.removePasskey': () => ({ ended: 0 }) });
  const { user } = renderPiece(<PasskeyItem passkey={PASSKEY} isLastFactor={false} isRequired={false} />);
  expect(screen.getByText('not yet')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remove MacBook of Ada' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove MacBook of Ada' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Passkey removed' }]));
  expect(calls).toMatchObject([{ input: { id: PASSKEY.id } }]);
});

test('of the last second factor it says what removing it means', async () => {
  const { user } = renderPiece(<PasskeyItem passkey={PASSKEY} isLastFactor isRequired={false} />);
  await user.click(screen.getByRole('button', { name: 'Remove MacBook of Ada' }));
  expect(screen.getByRole('alertdialog').textContent).toContain(
    'Your password alone will open your account.',
  );
});

test('of the last second factor of staff who need one it says that the console closes', async () => {
  const { user } = renderPiece(<PasskeyItem passkey={PASSKEY} isLastFactor isRequired />);
  await user.click(screen.getByRole('button', { name: 'Remove MacBook of Ada' }));
  expect(screen.getByRole('alertdialog').textContent).toContain(
    'Your password alone will open your account, and you can’t use the console until',
  );
});

test('offline, a passkey cannot be removed', async () => {
  const { user } = renderPiece(<PasskeyItem passkey={PASSKEY} isLastFactor={false} isRequired={false} />);
  await user.click(screen.getByRole('button', { name: 'Remove MacBook of Ada' }));
  act(() => setOnline(false));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove' }).disabled).toBe(true);
});

const CODES = ['k3f9-2mzt', 'q8wd-5ehx'];

test('recovery codes are announced by focus, listed, and confirmed as saved', async () => {
  const onStored = vi.fn();
  const { user } = renderPiece(<RecoveryCodes codes={CODES} onStored={onStored} />);
  expect(document.activeElement).toBe(screen.getByText('Save these recovery codes'));
  expect(screen.getAllByRole('listitem').map((code) => code.textContent)).toEqual(CODES);
  await user.click(screen.getByRole('button', { name: 'I’ve saved them' }));
  expect(onStored).toHaveBeenCalledOnce();
});

test('recovery codes are copied one to a line', async () => {
  renderPiece(<RecoveryCodes codes={CODES} onStored={() => {}} />);
  const writeText = vi.fn(async () => {});
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await act(async () => screen.getByRole('button', { name: 'Copy' }).click());
  expect(writeText).toHaveBeenCalledExactlyOnceWith('k3f9-2mzt\nq8wd-5ehx');
  expect(screen.getByRole('status').textContent).toBe('Copied');
});

test('recovery codes are downloaded as a text file', async () => {
  const files: string[] = [];
  let content: Blob | undefined;
  URL.createObjectURL = (blob) => {
    content = blob as Blob;
    return 'blob:codes';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download);
  });
  const { user } = renderPiece(<RecoveryCodes codes={CODES} onStored={() => {}} />);
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(files).toEqual([expect.stringMatching(/-recovery-codes\.txt$/)]);
  expect(content?.type).toMatch(/^text\/plain/);
});
