import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { trackedShipment } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { Timeline } from './timeline.tsx';

function stepsOf(change: Partial<TrackedShipment>) {
  renderPiece(<Timeline shipment={trackedShipment(change)} />);
  return within(screen.getByRole('region', { name: 'Progress' })).getAllByRole('listitem');
}

test('has seven steps, of which the current one is marked', () => {
  const steps = stepsOf({});
  expect(steps).toHaveLength(7);
  const current = steps.filter((step) => step.getAttribute('aria-current') === 'step');
  expect(current).toHaveLength(1);
  expect(current[0]?.textContent).toContain('In transit');
  expect(current[0]?.textContent).toContain('Current Status');
});

test('a step with an event is completed, with its place and time', () => {
  const [, , pickedUp] = stepsOf({});
  expect(pickedUp?.textContent).toContain('Picked up, completed');
  expect(pickedUp?.textContent).toContain('Shanghai, CN');
  expect(pickedUp?.querySelector('time')).not.toBeNull();
});

test('a step that only the status claims says that no event is recorded', () => {
  const [placed] = stepsOf({});
  expect(placed?.textContent).toContain('completed, no event recorded');
  expect(placed?.querySelector('time')).toBeNull();
});

test('a step ahead is not reached yet', () => {
  const last = stepsOf({}).at(-1);
  expect(last?.textContent).toContain('Delivered, not reached yet');
});

test('a delivered shipment has reached all steps', () => {
  const steps = stepsOf({ status: 'delivered' });
  expect(steps.filter((step) => step.textContent?.includes('not reached yet'))).toEqual([]);
  expect(steps.at(-1)?.textContent).toContain('Current Status');
  expect(steps.at(-1)?.querySelector('.bg-live, .text-live')).toBeNull();
});
