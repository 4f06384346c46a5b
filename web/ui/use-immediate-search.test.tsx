import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { useImmediateSearch } from './use-immediate-search.ts';

let change: ReturnType<typeof useImmediateSearch>[1];

function Screen() {
  const [search, changeSearch] = useImmediateSearch();
  change = changeSearch;
  return <output>{search}</output>;
}

const add =
  (name: string) =>
  (search: string): string => {
    const parameters = new URLSearchParams(search);
    parameters.set(name, '1');
    return `?${parameters}`;
  };
const push = { replace: false };

let address: () => string;
beforeEach(() => {
  ({ address } = renderPiece(<Screen />, { at: '/?start=1' }));
});

test('a change renders at once, and the next one starts from it', async () => {
  act(() => {
    change(add('a'), push);
    change(add('b'), push);
  });
  expect(screen.getByRole('status').textContent).toBe('?start=1&a=1&b=1');
  await waitFor(() => expect(address()).toBe('/?start=1&a=1&b=1'));
});

test('a change starts from a URL that is not rendered yet', async () => {
  window.history.replaceState({}, '', '/?view=late');
  act(() => change(add('q'), push));
  await waitFor(() => expect(address()).toBe('/?view=late&q=1'));
});

test('Back is followed, and the next change starts from there', async () => {
  act(() => change(add('a'), push));
  await waitFor(() => expect(address()).toBe('/?start=1&a=1'));
  act(() => window.history.back());
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('?start=1'));
  act(() => change(add('b'), push));
  await waitFor(() => expect(address()).toBe('/?start=1&b=1'));
});
