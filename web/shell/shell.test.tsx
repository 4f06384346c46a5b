import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { ThemeSwitch } from '#web/theme/theme-switch.tsx';
import { ErrorNotice } from './error-notice.tsx';
import { MainMenu } from './main-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SkipLink } from './skip-link.tsx';

const trigger = (name = 'Services') => screen.getByRole('button', { name });
const isOpen = (name = 'Services') => trigger(name).getAttribute('aria-expanded') === 'true';
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('a dropdown opens by Enter and shows its links', async () => {
  const { user } = renderPiece(<MainMenu />);
  act(() => trigger().focus());
  await user.keyboard('{Enter}');
  expect(isOpen()).toBe(true);
  expect(screen.getByRole('link', { name: /^Real-Time Tracking/ }).getAttribute('href')).toBe('/track');
});

test('a second press closes it', async () => {
  const { user } = renderPiece(<MainMenu />);
  await user.click(trigger());
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
  await user.click(trigger());
  expect(isOpen()).toBe(false);
});

test('Escape closes it and returns focus to its button', async () => {
  const { user } = renderPiece(<MainMenu />);
  act(() => trigger().focus());
  await user.keyboard('{Enter}');
  await user.tab();
  expect(document.activeElement).not.toBe(trigger());
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(trigger());
});

test('one is open at a time, and leaving by Tab closes it', async () => {
  const { user } = renderPiece(<MainMenu />);
  await user.click(trigger('Solutions'));
  await user.click(trigger('Services'));
  expect([isOpen('Solutions'), isOpen('Services')]).toEqual([false, true]);
  act(() => screen.getByRole('link', { name: 'Company' }).focus());
  expect(isOpen('Services')).toBe(false);
});

test('choosing a link closes it', async () => {
  const { user, address } = renderPiece(<MainMenu />);
  await user.click(trigger());
  await user.click(screen.getByRole('link', { name: /^Real-Time Tracking/ }));
  expect(address()).toBe('/track');
  expect(isOpen()).toBe(false);
});

test('the pointer opens it after a moment, and leaves it after another', () => {
  vi.useFakeTimers();
  renderPiece(<MainMenu />);
  const around = trigger().parentElement as HTMLElement;
  fireEvent.pointerEnter(around, { pointerType: 'mouse' });
  wait(150);
  expect(isOpen()).toBe(false);
  wait(60);
  expect(isOpen()).toBe(true);
  fireEvent.pointerLeave(around, { pointerType: 'mouse' });
  wait(100);
  expect(isOpen()).toBe(true);
  wait(60);
  expect(isOpen()).toBe(false);
});

test('a finger does not hover', () => {
  vi.useFakeTimers();
  renderPiece(<MainMenu />);
  fireEvent.pointerEnter(trigger().parentElement as HTMLElement, { pointerType: 'touch' });
  wait(1000);
  expect(isOpen()).toBe(false);
});

test('the current page is marked', () => {
  renderPiece(<MainMenu />, { at: '/about' });
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Company');
});

function Mobile({
  signedIn,
  onOpenChange = () => {},
}: {
  signedIn: boolean;
  onOpenChange?: (open: boolean) => void;
}) {
  return (
    <MobileMenu
      open
      onOpenChange={onOpenChange}
      personal={signedIn ? [{ label: 'Dashboard', to: '/dashboard' }] : []}
      signedIn={signedIn}
    />
  );
}

test('the menu of a phone offers to sign in, or to create a shipment', () => {
  const { rerender } = renderPiece(<Mobile signedIn={false} />);
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined();
  rerender(<Mobile signedIn />);
  expect(screen.getByRole('link', { name: 'Create Shipment' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Dashboard' })).toBeDefined();
});

test('a link of the phone’s menu closes it', async () => {
  const onOpenChange = vi.fn();
  const { user, address } = renderPiece(<Mobile signedIn onOpenChange={onOpenChange} />);
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(address()).toBe('/dashboard');
});

test('the skip link is the first stop and leads to the content', async () => {
  const { user } = renderPiece(<SkipLink />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to main content' }));
  expect(screen.getByRole('link').getAttribute('href')).toBe('#main');
});

test('an error of a screen says what to do, and nothing of its cause', () => {
  renderPiece(<ErrorNotice />);
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/');
});

test('the theme is chosen, applied at once and stored', async () => {
  const { user } = renderPiece(<ThemeSwitch />);
  const group = within(screen.getByRole('group', { name: 'Theme' }));
  expect(group.getByRole<HTMLInputElement>('radio', { name: 'System' }).checked).toBe(true);
  await user.click(group.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  expect(localStorage.getItem('groundswell.theme')).toBe('night');
  await user.click(group.getByRole('radio', { name: 'Light' }));
  expect(document.documentElement.classList.contains('dark')).toBe(false);
  await user.click(group.getByRole('radio', { name: 'System' }));
  expect(localStorage.getItem('groundswell.theme')).toBeNull();
});
