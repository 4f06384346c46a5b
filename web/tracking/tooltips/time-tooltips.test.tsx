import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { Moment } from '../moment.tsx';
// Loaded before it is needed.
import './show-tooltips.ts';
import { TimeTooltips } from './time-tooltips.tsx';

beforeEach(() => void vi.useFakeTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const tooltip = () => screen.queryByRole('tooltip');

/** Two times, and their tooltips loaded by a first pass of the pointer. */
async function show() {
  const rendered = renderPiece(
    <TimeTooltips>
      <Moment at={new Date('2026-11-20T12:00:00Z')} zone="Asia/Singapore" />
      <Moment at={new Date('2026-11-21T12:00:00Z')} zone="Asia/Singapore" />
      <p>Elsewhere</p>
    </TimeTooltips>,
  );
  const [first, second] = screen.getAllByText(/GMT\+8|SGT/) as [HTMLElement, HTMLElement];
  const elsewhere = screen.getByText('Elsewhere');
  fireEvent.pointerOver(first);
  await vi.dynamicImportSettled();
  await pass(0);
  fireEvent.pointerOver(elsewhere);
  return { ...rendered, first, second, elsewhere };
}

test('a time can be focused, and shows the reader’s time and UTC at once', async () => {
  const { first, second } = await show();
  const title = first.title;
  expect(title).toMatch(/where you are · .*12:00/);
  act(() => first.focus());
  expect(tooltip()?.textContent).toBe(title);
  expect(first.getAttribute('aria-describedby')).toBe(tooltip()?.id);
  expect(first.title).toBe('');
  act(() => second.focus());
  expect(tooltip()?.textContent).toMatch(/21 Nov|Nov 21/);
  expect([first.title, first.getAttribute('aria-describedby')]).toEqual([title, null]);
  act(() => second.blur());
  expect(tooltip()).toBeNull();
});

test('under the pointer it appears after 700 ms, and stays while the pointer is on it', async () => {
  const { first, elsewhere } = await show();
  fireEvent.pointerOver(first);
  await pass(699);
  expect(tooltip()).toBeNull();
  await pass(1);
  const box = tooltip() as HTMLElement;
  fireEvent.pointerOver(elsewhere);
  await pass(100);
  fireEvent.pointerOver(box);
  await pass(1_000);
  expect(tooltip()).toBe(box);
  fireEvent.pointerOver(elsewhere);
  await pass(200);
  expect(tooltip()).toBeNull();
  expect(first.title).toMatch(/where you are/);
});

test('it stays when the pointer reaches it over several other elements', async () => {
  const { first, elsewhere } = await show();
  fireEvent.pointerOver(first);
  await pass(700);
  const box = tooltip() as HTMLElement;
  fireEvent.pointerOver(elsewhere);
  await pass(50);
  fireEvent.pointerOver(document.body);
  await pass(50);
  fireEvent.pointerOver(box);
  await pass(1_000);
  expect(tooltip()).toBe(box);
});

test('Escape closes it without moving pointer or focus', async () => {
  const { first } = await show();
  act(() => first.focus());
  fireEvent.keyDown(first, { key: 'Escape' });
  expect(tooltip()).toBeNull();
  expect(document.activeElement).toBe(first);
  act(() => first.blur());
  expect(first.title).toMatch(/where you are/);
});

test('a tap on the time shows it, and one beside the time closes it', async () => {
  const { first, elsewhere } = await show();
  fireEvent.pointerOver(first, { pointerType: 'touch' });
  act(() => first.focus());
  expect(tooltip()).not.toBeNull();
  fireEvent.pointerOver(elsewhere, { pointerType: 'touch' });
  expect(tooltip()).toBeNull();
});

test('it goes with the times', async () => {
  const { first, rerender } = await show();
  act(() => first.focus());
  rerender(<p>Nothing</p>);
  expect(document.getElementById('time-tooltip')).toBeNull();
});

test('elsewhere, times are not in the order of Tab', () => {
  renderPiece(<Moment at={new Date('2026-11-20T12:00:00Z')} zone="Asia/Singapore" />);
  expect(document.querySelector('time')?.hasAttribute('tabindex')).toBe(false);
});
