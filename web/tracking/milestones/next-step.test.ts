import { expect, test } from 'vitest';
import { daysAhead, LIVE, trackedMilestone, trackedShipment } from '#web/gallery/fixtures.ts';
import { nextStep } from './next-step.ts';

const ahead = trackedMilestone({ name: 'Arrival', place: 'Rotterdam', actual: null, planned: daysAhead(5) });

test('the milestone after the last one that has happened, whatever is missing before', () => {
  const missed = trackedMilestone({ name: 'Gate in', actual: null });
  const milestones = [
    missed,
    trackedMilestone(),
    ahead,
    trackedMilestone({ name: 'Delivery', actual: null }),
  ];
  expect(nextStep(trackedShipment({ milestones }))).toEqual({
    text: 'Arrival, Rotterdam',
    at: daysAhead(5),
    zone: 'Asia/Shanghai',
    planned_day: null,
  });
});

test('a time on another day names the planned one', () => {
  const estimated = daysAhead(6);
  expect(nextStep(trackedShipment({ milestones: [{ ...ahead, estimated }] }))).toMatchObject({
    at: estimated,
    planned_day: '2026-11-25',
  });
  const sameDay = new Date(daysAhead(5).getTime() + 60_000);
  expect(
    nextStep(trackedShipment({ milestones: [{ ...ahead, estimated: sameDay }] }))?.planned_day,
  ).toBeNull();
});

test('milestones of single containers are not the shipment’s', () => {
  const milestones = [trackedMilestone({ equipment_number: 'GWLU4028866' }), ahead];
  expect(nextStep(trackedShipment({ milestones }))?.text).toBe('Arrival, Rotterdam');
});

test('without milestones it is the next stop, at the time of its vehicle', () => {
  const shipment = trackedShipment({ milestones: [] });
  const stop = shipment.waypoints.find(({ status }) => status === 'pending');
  const live = { ...LIVE, next_checkpoint: stop?.location_name ?? '', next_checkpoint_arrival: daysAhead(4) };
  expect(nextStep({ ...shipment, live })).toMatchObject({
    text: `Arrival, ${stop?.location_name}`,
    at: daysAhead(4),
  });
  expect(nextStep({ ...shipment, live: null })?.at).toEqual(stop?.estimated_arrival);
});

test('at the end of the route there is none', () => {
  expect(nextStep(trackedShipment({ milestones: [trackedMilestone()], waypoints: [] }))).toBeNull();
});
