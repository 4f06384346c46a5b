import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { dismissToast, shownToasts, toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

const WINDOW = { width: 390, height: 844 };
const TOAST_HEIGHT = 80;
const tops: Record<string, number> = { Menu: 0, First: 60, Middle: 400, Last: 790 };
const HEIGHT = 44;

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  vi.stubGlobal('innerHeight', WINDOW.height);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = this instanceof HTMLElement && this.tagName === 'OL' ? topOf(this) : tops[this.textContent];
    const height = this.tagName === 'OL' ? TOAST_HEIGHT : HEIGHT;
    return new DOMRect(0, top ?? 0, WINDOW.width, height);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Where the style puts the list of toasts. */
function topOf({ style: { top, bottom } }: HTMLElement): number {
  return top === '' ? WINDOW.height - TOAST_HEIGHT - Number.parseFloat(bottom) : Number.parseFloat(top);
}

function open(isPhone: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone && query === '(width < 40rem)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  renderPiece(
    <>
      <header data-top-bar="">
        <button type="button">Menu</button>
      </header>
      {['First', 'Middle', 'Last'].map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
      <Toaster />
    </>,
  );
}

const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus());
const show = async () => {
  act(() => void toast({ title: 'Saved' }));
  await screen.findByText('Saved');
  const list = screen.getByRole('list');
  return () => ({ top: list.style.top, bottom: list.style.bottom });
};
const BELOW_BAR = { top: `${HEIGHT}px`, bottom: '' };
const ABOVE_FOOT = { top: '', bottom: `${HEIGHT}px` };

test('on a phone, toasts are below the bar, and at the bottom while they would cover the focus', async () => {
  open(true);
  const place = await show();
  expect(place()).toEqual(BELOW_BAR);
  focus('First');
  expect(place()).toEqual(ABOVE_FOOT);
  focus('Middle');
  expect(place()).toEqual(ABOVE_FOOT);
  focus('Last');
  expect(place()).toEqual(BELOW_BAR);
  focus('Menu');
  expect(place()).toEqual(BELOW_BAR);
});

test('a toast that arrives over the focus moves away, and so does one that the focus scrolls under', async () => {
  open(false);
  focus('Last');
  const place = await show();
  expect(place()).toEqual({ top: '0px', bottom: '' });
  focus('Middle');
  vi.spyOn(screen.getByRole('button', { name: 'Middle' }), 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 10, WINDOW.width, HEIGHT),
  );
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(place()).toEqual({ top: '', bottom: '0px' });
});
