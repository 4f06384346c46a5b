import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { useImmediateSearch } from './use-immediate-search.ts';

let change: ReturnType<typeof useImmediateSearch>[1];

function Screen() {
  const [search, changeSearch] = useImmediateSearch();
  change = changeSearch;
  return <output>{search}</output>;
}

const rendered = () => screen.getByRole('status').textContent;
const add = (name: string) => (search: string) => `${search}&${name}=1`;
const push = { replace: false };

let address: () => string;
beforeEach(() => {
  ({ address } = renderPiece(<Screen />, { at: '/?start=1' }));
});

test('a change renders immediately, and the next one starts from it', async () => {
  await act(async () => {
    change(add('a'), push);
    change(add('b'), push);
  });
  expect(rendered()).toBe('?start=1&a=1&b=1');
  await waitFor(() => expect(address()).toBe('/?start=1&a=1&b=1'));
});

test('a change starts from a URL that is not rendered yet', async () => {
  window.history.replaceState({}, '', '/?view=late');
  await act(async () => change(add('q'), push));
  await waitFor(() => expect(address()).toBe('/?view=late&q=1'));
  expect(rendered()).toBe('?view=late&q=1');
});

test('Back is followed, also before the change is rendered', async () => {
  // React renders when `act` ends.
  await act(async () => {
    change(add('a'), push);
    await vi.waitFor(() => expect(address()).toBe('/?start=1&a=1'));
    window.history.back();
    await vi.waitFor(() => expect(address()).toBe('/?start=1'));
  });
  await waitFor(() => expect(rendered()).toBe('?start=1'));
  await act(async () => change(add('b'), push));
  expect(rendered()).toBe('?start=1&b=1');
});
