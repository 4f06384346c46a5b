import { act, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { choose, EVERYTHING, NOTHING } from '#web/consent/consent.ts';
import { hoursAgo, LIVE, trackedShipment } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { PositionAnnouncement } from './live/position-announcement.tsx';
import { ResultAnnouncement } from './live/result-announcement.tsx';
import { remember } from './recent-numbers/recent-numbers.ts';
import { RecentNumbersList } from './recent-numbers/recent-numbers-list.tsx';
import { ShareButton } from './share-button.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  vi.unstubAllGlobals();
});

const LINK = 'http://localhost:3000/track/GS104588210';

async function share(abilities: object) {
  renderPiece(<ShareButton path="/track/GS104588210" title="Shipment GS104588210" label="Share" />);
  for (const [name, value] of Object.entries({ share: undefined, clipboard: undefined, ...abilities }))
    Object.defineProperty(navigator, name, { value, configurable: true });
  await act(async () => screen.getByRole('button', { name: 'Share' }).click());
}

test('a device that can share gets the link with its title', async () => {
  const hand = vi.fn(async () => {});
  await share({ share: hand });
  expect(hand).toHaveBeenCalledExactlyOnceWith({ title: 'Shipment GS104588210', url: LINK });
  expect(shownToasts()).toEqual([]);
});

test('closing the device’s sheet is no failure; another error is', async () => {
  await share({ share: async () => Promise.reject(new DOMException('closed', 'AbortError')) });
  expect(shownToasts()).toEqual([]);
});

test('an error of the device is shown', async () => {
  await share({ share: async () => Promise.reject(new DOMException('no', 'DataError')) });
  expect(shownToasts()).toMatchObject([{ title: 'Error', variant: 'destructive' }]);
});

test('elsewhere the link is copied', async () => {
  const writeText = vi.fn(async () => {});
  await share({ clipboard: { writeText } });
  expect(writeText).toHaveBeenCalledExactlyOnceWith(LINK);
  expect(shownToasts()).toMatchObject([{ title: 'Link copied', description: LINK }]);
});

test('without a clipboard, the link is shown', async () => {
  await share({ clipboard: { writeText: async () => Promise.reject(new Error('denied')) } });
  expect(shownToasts()).toMatchObject([{ title: 'Copy this link', description: LINK }]);
});

function Recent() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input ref={field} aria-label="Tracking number" />
      <RecentNumbersList afterClearing={field} />
    </>
  );
}

test('without consent, nothing is remembered', () => {
  act(() => choose(NOTHING));
  remember('GS104588210', Date.now());
  renderPiece(<Recent />);
  expect(screen.queryByRole('region', { name: 'Recent' })).toBeNull();
});

test('with consent, the recent numbers lead to their shipments, newest first', () => {
  act(() => choose(EVERYTHING));
  remember('GS104588210', Date.now());
  remember('GS104588228', Date.now());
  renderPiece(<Recent />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Track all',
    'GS104588228',
    'GS104588210',
  ]);
});

test('clearing them moves the focus to the field', async () => {
  act(() => choose(EVERYTHING));
  remember('GS104588210', Date.now());
  const { user } = renderPiece(<Recent />);
  await user.click(screen.getByRole('button', { name: 'Clear recent numbers' }));
  expect(screen.queryByRole('region', { name: 'Recent' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  expect(shownToasts()).toMatchObject([{ title: 'Recent numbers cleared' }]);
});

test('a result is announced with its status and arrival', () => {
  const { rerender } = renderPiece(<ResultAnnouncement shipment={undefined} />);
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(<ResultAnnouncement shipment={trackedShipment()} />);
  expect(screen.getByRole('status').textContent).toMatch(/^GS104588210: in transit, estimated delivery .*26/);
  rerender(<ResultAnnouncement shipment={trackedShipment({ status: 'cancelled' })} />);
  expect(screen.getByRole('status').textContent).toBe('GS104588210: cancelled, no delivery planned');
});

test('a moving vehicle is announced at most once a minute', () => {
  vi.useFakeTimers();
  const at = (minutes: number, latitude: number) => ({
    ...LIVE,
    latitude,
    updated_at: new Date(hoursAgo(1).getTime() + minutes * 60_000),
  });
  const { rerender, container } = renderPiece(<PositionAnnouncement live={at(0, 10)} />);
  const before = container.textContent;
  rerender(<PositionAnnouncement live={at(0.2, 11)} />);
  act(() => void vi.advanceTimersByTime(40_000));
  expect(container.textContent).toBe(before);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(container.textContent).not.toBe(before);
  expect(container.textContent).toContain('11');
});
