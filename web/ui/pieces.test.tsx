import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { Alert } from './alert.tsx';
import { ButtonLink } from './button-link.tsx';
import { CalendarDay } from './calendar-day.tsx';
import { EmptyState } from './empty-state.tsx';
import { Field } from './fields/field.tsx';
import { FileInput } from './fields/file-input.tsx';
import { HoneypotField } from './fields/honeypot-field.tsx';
import { FigureStrip } from './figure-strip.tsx';
import { Loadable } from './loading/skeleton.tsx';
import { LazyPopover } from './overlays/lazy-popover.tsx';

test.each([
  ['error', 'alert'],
  ['info', 'status'],
] as const)('an %s is announced as %s', (variant, role) => {
  renderPiece(
    <Alert variant={variant} title="Not loaded">
      Try later.
    </Alert>,
  );
  expect(screen.getByRole(role).textContent).toBe('Not loadedTry later.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('an alert can be retried, and its button is busy meanwhile', async () => {
  const onRetry = vi.fn();
  const { user, rerender } = renderPiece(<Alert title="Not loaded" onRetry={onRetry} />);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
  rerender(<Alert title="Not loaded" onRetry={onRetry} retrying />);
  await user.click(screen.getByRole('button'));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a link that looks like a button is a link', async () => {
  const { user, address } = renderPiece(<ButtonLink to="/quote">Get Quote</ButtonLink>);
  expect(screen.queryByRole('button')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Get Quote' }));
  expect(address()).toBe('/quote');
});

test.each(['2026-11-20T00:10:00Z', '2026-11-20T23:50:00Z'])('the day of %s is one in UTC', (moment) => {
  const { container } = renderPiece(<CalendarDay of={new Date(moment)} />);
  const time = container.querySelector('time');
  expect(time?.dateTime).toBe('2026-11-20');
  expect(time?.textContent).toBe('Nov 20, 2026');
});

test('an empty state has its title, its text and one action', () => {
  renderPiece(
    <EmptyState title="No shipments yet" action={<button type="button">Create</button>}>
      They appear here.
    </EmptyState>,
  );
  for (const text of ['No shipments yet', 'They appear here.', 'Create'])
    expect(screen.getByText(text)).toBeDefined();
});

const FIGURES = [
  { label: 'Active', value: '3' },
  { label: 'Delivered', value: '1,284' },
];

test('figures are terms with their values', () => {
  renderPiece(<FigureStrip label="Figures" figures={FIGURES} />);
  const strip = within(screen.getByLabelText('Figures'));
  expect(strip.getAllByRole('term').map((term) => term.textContent)).toEqual(['Active', 'Delivered']);
  expect(strip.getAllByRole('definition').map((value) => value.textContent)).toEqual(['3', '1,284']);
});

test('only a strip that scrolls is a Tab stop', async () => {
  const { user, rerender } = renderPiece(<FigureStrip label="Figures" figures={FIGURES} />);
  await user.tab();
  expect(document.activeElement).toBe(document.body);
  rerender(<FigureStrip label="Figures" figures={FIGURES} inOneRow />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Figures'));
});

test('a file is chosen by its label, and described by the hint of its field', async () => {
  const onChange = vi.fn();
  const { user } = renderPiece(
    <Field label="CV" hint="PDF or DOCX">
      <FileInput onChange={({ target }) => onChange(target.files?.[0]?.name)} />
    </Field>,
  );
  const input = screen.getByLabelText('CV');
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'PDF or DOCX',
  );
  await user.upload(input, new File(['%PDF'], 'ada.pdf', { type: 'application/pdf' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('ada.pdf');
});

test('people neither see nor reach the field for bots', async () => {
  const { user } = renderPiece(<HoneypotField />);
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

test('a region that loads says so, after 200 ms', () => {
  vi.useFakeTimers();
  const piece = (loading: boolean) => (
    <Loadable loading={loading} skeleton={<i>…</i>}>
      Rotterdam
    </Loadable>
  );
  const { rerender, container } = renderPiece(piece(true));
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  act(() => void vi.advanceTimersByTime(210));
  expect(screen.getByRole('status').textContent).toBe('Loading');
  rerender(piece(false));
  act(() => void vi.advanceTimersByTime(500));
  expect(container.textContent).toBe('Rotterdam');
  expect(container.querySelector('[aria-busy="true"]')).toBeNull();
});

test('a popover that is not loaded yet opens with the first press', async () => {
  const { user } = renderPiece(
    <LazyPopover label="Filter" trigger={<button type="button">Filter</button>}>
      Choices
    </LazyPopover>,
  );
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect((await screen.findByRole('dialog', { name: 'Filter' })).textContent).toContain('Choices');
});
