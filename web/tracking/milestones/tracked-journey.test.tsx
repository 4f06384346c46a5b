import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { calendarDay } from '#domain/calendar/calendar-day.ts';
import { trackedMilestone, trackedShipment } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { estimateSteps } from './estimate-steps.ts';
import { HoldBanner } from './hold-banner.tsx';
import { TrackedJourney } from './tracked-journey.tsx';

type Shipment = ReturnType<typeof trackedShipment>;
const show = (change: Partial<Shipment> = {}) =>
  renderPiece(<TrackedJourney shipment={trackedShipment(change)} />);

test('milestones stand under their leg, with carriage and transhipment', () => {
  show();
  const table = screen.getByRole('table', { name: 'Milestones by leg' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Leg 1 · Sea · Shanghai → Singapore · Sextant Ocean Lines · MV Heron Reach · 117S · done',
    'Actual: Departure',
    'Actual: LoadedGWLU\u00a0402886\u00a06',
    'Actual: Arrival',
    'Leg 2 · Sea · Singapore → Rotterdam · transhipment in Singapore · Sextant Ocean Lines · MV Evergreen Star · 044W · under way',
    'Expected: Arrival',
  ]);
});

test('disagreement names both claims and the one that counts', () => {
  show();
  const row = screen.getByText('Sources differ.').closest('tr');
  expect(row?.textContent).toMatch(
    /Carrier: arrived .*12:00 .*GMT\+8.*Vessel position: arrived .*04:42 .*GMT\+8.*We use the carrier’s\./,
  );
  expect(screen.getByText('2 reports differ')).toBeDefined();
});

test.each([
  [{ source: 'staff' as const }, 'We use what our team confirmed.'],
  [
    { source: 'device' as const, chosen_by_staff: true },
    'Our team has checked the reports and uses the position.',
  ],
  [
    { source: 'rule' as const, actual: null, estimated: new Date('2026-12-01T00:00:00Z') },
    'We use our computed time, because the earlier connection can’t be met.',
  ],
])('%o: %s', (change, sentence) => {
  const disagreeing = [{ source: 'carrier' as const, occurred_at: new Date('2026-11-01T00:00:00Z') }];
  show({ milestones: [trackedMilestone({ ...change, disagreeing })] });
  expect(screen.getByText(sentence)).toBeDefined();
});

test.each([
  [3, ', 2 days late'],
  [2, ', 1 day late'],
])('an event on day %i that was planned for the first is%s', (day, text) => {
  show({
    milestones: [
      trackedMilestone({
        planned: new Date('2026-11-01T04:00:00Z'),
        actual: new Date(`2026-11-0${day}T04:00:00Z`),
      }),
    ],
  });
  expect(screen.getByText(text)).toBeDefined();
});

test('each container has its state; the held one is first and on the banner', () => {
  const { equipment } = trackedShipment();
  show({ equipment: equipment.toReversed() });
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('GWLU\u00a0402886\u00a06');
  expect(first?.textContent).toContain('On hold');
  expect(second?.textContent).toContain('On board');
  renderPiece(<HoldBanner equipment={equipment} />);
  expect(screen.getByRole('link', { name: 'See containers' }).getAttribute('href')).toBe(
    '#equipment-heading',
  );
});

test('every change of the estimate is listed with author and reason', () => {
  show();
  const table = screen.getByRole('table', { name: 'Estimates of the delivery, oldest first', hidden: true });
  const rows = within(table).getAllByRole('row', { hidden: true });
  expect(rows).toHaveLength(4);
  expect(rows[2]?.textContent).toContain('Computed from the connectionMissed connection in Singapore');
  expect(screen.getByText(/Changed 2 times/)).toBeDefined();
});

test('the likely range says what it is made of, or why there is none', () => {
  show();
  expect(screen.getByText(/^between /).parentElement?.textContent).toMatch(
    /Likely between .* and .*Eight in ten of our last 37 deliveries on this lane/,
  );
  show({ delivery_window: null });
  expect(screen.getByText(/fewer than 20 deliveries on this lane/)).toBeDefined();
});

test('an estimate that never moved is one sentence', () => {
  show({ estimate_history: trackedShipment().estimate_history.slice(0, 1) });
  expect(screen.getByText(/Unchanged since/)).toBeDefined();
});

test('later estimates are higher on the chart, and the promise is its own line', () => {
  const day = (date: number) => new Date(Date.UTC(2026, 10, date));
  const { steps, promised_y } = estimateSteps(
    [
      { estimated_delivery: day(10), made_at: day(1) },
      { estimated_delivery: null, made_at: day(2) },
      { estimated_delivery: day(20), made_at: day(3) },
      { estimated_delivery: day(15), made_at: day(5) },
    ],
    day(10),
  );
  expect(steps.map(({ x, y }) => [x, y])).toEqual([
    [0, 1],
    [0.5, 0],
    [1, 0.5],
  ]);
  expect(promised_y).toBe(1);
});

// Wherever the reader is, it is another day in one of them.
test.each(['Pacific/Kiritimati', 'Etc/GMT+12'])('the last free day is today in %s', (free_time_zone) => {
  const [box] = trackedShipment().equipment;
  if (!box) throw new RangeError('The fixture has no container.');
  const free_until = calendarDay(new Date(), free_time_zone);
  show({ equipment: [{ ...box, state: 'discharged', free_days: 5, free_until, free_time_zone }] });
  expect(screen.getByText(/^Free time until .*, the last day$/)).toBeDefined();
});
