import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { MapNotice } from './map-notice.tsx';

type Props = Partial<Parameters<typeof MapNotice>[0]>;

const show = (props: Props = {}) =>
  renderPiece(<MapNotice unavailable={false} problem={null} retrying={false} retry={() => {}} {...props} />);
const notice = () => screen.getByRole('status').textContent;

test('a map without problems has no notice', () => {
  show();
  expect(notice()).toBe('');
});

test.each([
  ['start', 'Failed to initialize map', 0],
  ['loading', 'Google Maps could not be loaded', 3],
  ['no key', 'No Google Maps API key received', 0],
  ['configuration', 'Failed to load map configuration', 0],
] as const)(
  '%s is named over the built-in map, and can be tried again',
  async (problem, sentence, checks) => {
    const retry = vi.fn();
    const { user } = show({ problem, retry });
    expect(notice()).toContain(`${sentence}We’re showing the built-in map instead.`);
    expect(screen.queryAllByRole('listitem')).toHaveLength(checks);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  },
);

test('a dismissed notice stays away', async () => {
  const { user } = show({ problem: 'loading' });
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(notice()).toBe('');
});
