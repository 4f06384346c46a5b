import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { LoadingStatusBoundary } from './loading-status.tsx';
import { Loadable } from './skeleton.tsx';

beforeEach(() => void vi.useFakeTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

function Part({ loading }: { loading: boolean }) {
  return (
    <Loadable loading={loading} skeleton={<p>placeholder</p>}>
      <p>content</p>
    </Loadable>
  );
}

function Page({ cargo, legs }: { cargo: boolean; legs: boolean }) {
  return (
    <LoadingStatusBoundary>
      <Part loading={cargo} />
      <Part loading={legs} />
    </LoadingStatusBoundary>
  );
}

test('a page with several parts says once that it is loading, until the last has loaded', () => {
  const { rerender } = renderPiece(<Page cargo legs />);
  expect(statuses()).toEqual(['']);
  wait(210);
  expect(screen.getAllByText('placeholder')).toHaveLength(2);
  expect(statuses()).toEqual(['Loading']);
  rerender(<Page cargo={false} legs />);
  wait(1_000);
  expect(screen.getAllByText('content')).toHaveLength(1);
  expect(statuses()).toEqual(['Loading']);
  rerender(<Page cargo={false} legs={false} />);
  wait(500);
  wait(500);
  expect(statuses()).toEqual(['']);
});

test('a part that follows at once does not announce it again', () => {
  const { rerender } = renderPiece(<Page cargo legs={false} />);
  wait(700);
  rerender(<Page cargo={false} legs />);
  const announced: (string | null | undefined)[] = [];
  for (let ms = 0; ms < 1_000; ms += 50) {
    wait(50);
    announced.push(statuses()[0]);
  }
  expect(new Set(announced)).toEqual(new Set(['Loading']));
});

test('a dialog over the page announces its own parts', () => {
  renderPiece(
    <LoadingStatusBoundary>
      <Dialog open title="Invoice" onOpenChange={() => {}}>
        <Part loading />
      </Dialog>
    </LoadingStatusBoundary>,
  );
  wait(210);
  expect(screen.getByRole('status').closest('[role="dialog"]')).not.toBeNull();
});
