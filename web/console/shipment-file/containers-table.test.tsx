import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { calendarDay, shiftDay } from '#domain/calendar/calendar-day.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { ContainersTable } from './containers-table.tsx';
import { FILE_LISTS } from './file-lists-for-tests.ts';

const { cargo_lines, equipment } = FILE_LISTS;
const [first, second] = equipment as [(typeof equipment)[number], (typeof equipment)[number]];
const line_id = cargo_lines[0]?.id ?? '';

test('each container states its packages, weight, volume and tare; loose packages are named', () => {
  renderPiece(<ContainersTable equipment={equipment} cargo_lines={cargo_lines} />);
  const [stuffed, empty] = screen.getAllByRole('row').slice(1);
  expect(stuffed?.textContent).toContain('640 cartons of line 1');
  expect(stuffed?.textContent).toContain('11,606.78');
  expect(stuffed?.textContent).toContain('40.96');
  expect(stuffed?.textContent).toContain('3,900');
  expect(empty?.textContent).toContain('Not stuffed');
  expect(screen.getByText('540 of 1,180 cartons of line 1 are in no container.')).toBeDefined();
});

test('free time is a number of days, with its last day from the discharge until the container leaves', () => {
  const free_until = calendarDay(new Date(), 'Europe/Amsterdam');
  const discharged = { ...first, free_days: 5, free_until, free_time_zone: 'Europe/Amsterdam' };
  const left = { ...discharged, id: `${first.id}-left`, state: 'gated_out' as const };
  renderPiece(
    <ContainersTable equipment={[{ ...second, free_days: 5 }, discharged, left]} cargo_lines={cargo_lines} />,
  );
  expect(screen.getAllByText('5 days')).toHaveLength(3);
  expect(screen.getByText(/^Free time until .*, the last day$/)).toBeDefined();
});

test('an empty return has its last day once the container has left, and the days of detention after it', () => {
  const today = calendarDay(new Date(), 'Europe/Amsterdam');
  const agreed = { ...first, detention_days: 7 };
  const out = { ...agreed, return_until: today, return_time_zone: 'Europe/Amsterdam' };
  const late = { ...out, id: `${first.id}-late`, return_until: shiftDay(today, -3) };
  renderPiece(
    <ContainersTable equipment={[{ ...agreed, id: second.id }, out, late]} cargo_lines={cargo_lines} />,
  );
  expect(screen.getByText('Empty return 7 days after gate-out')).toBeDefined();
  expect(screen.getByText(/^Return empty by .*, the last day$/)).toBeDefined();
  expect(screen.getByText(/^Due back .*, 3 days of detention$/)).toBeDefined();
});

test('demurrage and detention are stated by the tariff, before and after the free time has ended', () => {
  const eur = (amount: number) => ({ amount, currency: 'EUR' });
  const zone = 'Europe/Amsterdam';
  const today = calendarDay(new Date(), zone);
  const ended = {
    ...first,
    free_days: 5,
    free_until: shiftDay(today, -3),
    free_time_zone: zone,
    demurrage: { days: 3, per_day: eur(85_50), to_date: eur(185_50) },
  };
  const running = {
    ...second,
    detention_days: 7,
    return_until: today,
    return_time_zone: zone,
    detention: { days: 0, per_day: eur(40_00), to_date: eur(0) },
  };
  renderPiece(<ContainersTable equipment={[ended, running]} cargo_lines={cargo_lines} />);
  expect(screen.getByText('Demurrage to date €185.50, €85.50 a day')).toBeDefined();
  expect(screen.getByText('Detention after that: €40.00 a day')).toBeDefined();
});

test('what was used and charged stays visible once a container has left and was returned', () => {
  const eur = (amount: number) => ({ amount, currency: 'EUR' });
  const time = { time_zone: 'Europe/Amsterdam', last_day: '2026-12-06' };
  const late = {
    ...first,
    free_days: 5,
    free_time_used: { ...time, ended_on: '2026-12-09', days: 8, charged_days: 3 },
    demurrage: { days: 3, per_day: eur(85_50), to_date: eur(185_50) },
    detention_days: 7,
    return_time_used: { ...time, ended_on: '2026-12-20', days: 11, charged_days: 4 },
    detention: { days: 4, per_day: eur(40_00), to_date: eur(160_00) },
  };
  const punctual = {
    ...second,
    free_days: 5,
    free_time_used: { ...time, ended_on: '2026-12-03', days: 2, charged_days: 0 },
    detention_days: 7,
    return_time_used: { ...time, ended_on: '2026-12-05', days: 2, charged_days: 0 },
  };
  renderPiece(<ContainersTable equipment={[late, punctual]} cargo_lines={cargo_lines} />);
  expect(screen.getByText(/^Left the terminal on .*\b9\b.*, 3 days of demurrage$/)).toBeDefined();
  expect(screen.getByText('Demurrage €185.50')).toBeDefined();
  expect(screen.getByText(/^Returned empty on .*\b20\b.*, 4 days of detention$/)).toBeDefined();
  expect(screen.getByText('Detention €160.00')).toBeDefined();
  expect(screen.getByText(/^Left the terminal on .*\b3\b.*, 2 of 5 free days used$/)).toBeDefined();
  expect(screen.getByText(/^Returned empty on .*\b5\b.*, 2 of 7 free days used$/)).toBeDefined();
});

test('nothing is said where the containers hold all of the cargo', () => {
  const stuffing = [{ cargo_line_id: line_id, pieces: 540 }];
  renderPiece(<ContainersTable equipment={[first, { ...second, stuffing }]} cargo_lines={cargo_lines} />);
  expect(screen.queryByText('Containers and cargo lines differ')).toBeNull();
});

test('declared weights that exceed the cargo are named', () => {
  const stuffing = [{ cargo_line_id: line_id, pieces: 1180, gross_kg: 22_000 }];
  renderPiece(<ContainersTable equipment={[{ ...first, stuffing }]} cargo_lines={cargo_lines} />);
  expect(screen.getByText('All containers hold 22,000 kg, but the cargo weighs 21,400 kg.')).toBeDefined();
});

test('a verified gross mass below tare and cargo is named beside it', () => {
  const vgm = { kg: 12_000, method: 1 as const, weighed_by: 'Terminal', weighed_at: new Date('2026-11-20') };
  renderPiece(<ContainersTable equipment={[{ ...first, vgm }]} cargo_lines={cargo_lines} />);
  expect(
    screen.getByText('12,000 kg is below tare and cargo together, 15,506.8 kg. Check both.'),
  ).toBeDefined();
});
