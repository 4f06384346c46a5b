import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Delivery } from '#contract/shipments/deliveries.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import { FILE, NUMBER } from '../shipment-file-for-tests.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';

const NONE: Delivery = {
  tracking_number: NUMBER,
  time_zone: 'Europe/Berlin',
  appointment: null,
  proof: null,
  version: 0,
};
const APPOINTMENT: NonNullable<Delivery['appointment']> = {
  state: 'confirmed',
  window_from: new Date('2026-12-01T07:00:00Z'),
  window_until: new Date('2026-12-01T09:00:00Z'),
  contact: 'J. Brandt',
  phone: '+49 203 055 0118',
  reference: 'DOCK-7',
  remarks: 'Gate 3',
};
const PROOF: NonNullable<Delivery['proof']> = {
  delivered_at: new Date('2026-12-01T08:15:00Z'),
  signed_by: 'J. Brandt',
  short_pieces: 2,
  damaged_pieces: 0,
  remarks: 'Wet cartons',
  recorded_at: new Date('2026-12-01T10:00:00Z'),
};

async function open(
  delivery: Partial<Delivery>,
  responses: Parameters<typeof serve>[0] = {},
  file: object = {},
) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const calls = serve({ 'deliveries.find': () => ({ ...NONE, ...delivery }), ...responses });
  const rendered = renderPiece(<DeliveryPanel file={{ ...FILE, ...file }} />);
  const panel = within(await screen.findByRole('region', { name: 'Delivery' }));
  await panel.findAllByText(/appointment/i);
  const sent = (operation: string) =>
    calls.filter((call) => call.operation === operation).map(({ input }) => input);
  return { ...rendered, panel, sent };
}

test('it states the appointment and the proof in the time of the destination', async () => {
  const { panel } = await open({ appointment: APPOINTMENT, proof: PROOF, version: 2 });
  const [appointment, proof] = panel.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(panel.getByText('Appointment confirmed')).toBeDefined();
  expect(appointment).toMatch(
    /08:00\sAM\sCET to .*10:00\sAM\sCETJ\. Brandt, \+49 203 055 0118Reference DOCK-7Gate 3$/,
  );
  expect(proof).toMatch(/^Signed by J\. Brandt.*09:15\sAM\sCET2\spieces shortWet cartons$/);
});

test('an appointment needs a window that ends after it starts, and is sent in the time of the destination', async () => {
  const { user, panel, sent } = await open(
    {},
    { 'deliveries.setAppointment': () => ({ ...NONE, appointment: APPOINTMENT, version: 1 }) },
  );
  await user.click(panel.getByRole('button', { name: 'Add appointment' }));
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await panel.findAllByText('Enter when the window begins.')).not.toHaveLength(0);
  await user.type(panel.getByLabelText('From'), '2026-12-01T08:00');
  await user.type(panel.getByLabelText('Until'), '2026-12-01T07:00');
  await user.type(panel.getByLabelText(/^Contact/), 'J. Brandt');
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await panel.findAllByText('Enter an end after the start.')).not.toHaveLength(0);
  await user.clear(panel.getByLabelText('Until'));
  await user.type(panel.getByLabelText('Until'), '2026-12-01T10:00');
  await user.click(panel.getByRole('button', { name: 'Save' }));
  await expect.poll(() => sent('deliveries.setAppointment')).toHaveLength(1);
  expect(sent('deliveries.setAppointment')).toMatchObject([
    {
      tracking_number: NUMBER,
      appointment: {
        state: 'requested',
        window_from: APPOINTMENT.window_from,
        window_until: APPOINTMENT.window_until,
        contact: 'J. Brandt',
      },
    },
  ]);
});

test('what the server refuses of an appointment is shown at its field', async () => {
  const issues = [{ path: 'appointment.window_until', message: 'Enter an end after the start.' }];
  const { user, panel } = await open(
    { appointment: APPOINTMENT, version: 1 },
    {
      'deliveries.setAppointment': () => {
        throw Object.assign(refusal('UNPROCESSABLE_CONTENT', 'Check the input.', 422), { data: { issues } });
      },
    },
  );
  await user.click(panel.getByRole('button', { name: 'Change appointment' }));
  await user.click(panel.getByRole('button', { name: 'Save' }));
  const until = panel.getByLabelText<HTMLInputElement>(/^Until/);
  await expect.poll(() => until.getAttribute('aria-invalid')).toBe('true');
  expect(panel.getByText('Enter an end after the start.')).toBeDefined();
});

test('a proof needs a signer and whole pieces, and what was typed stays when it is refused', async () => {
  const { user, panel, sent } = await open(
    {},
    {
      'deliveries.recordProof': () => {
        throw refusal('CANCELLED', 'This shipment is cancelled.', 409);
      },
    },
  );
  await user.click(panel.getByRole('button', { name: 'Record proof of delivery' }));
  await user.type(panel.getByLabelText(/^Pieces short/), 'two');
  await user.type(panel.getByLabelText('Delivered'), '2026-12-01T09:15');
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await panel.findAllByText('Enter who signed.')).not.toHaveLength(0);
  expect(panel.getAllByText('Enter a whole number of pieces.')).not.toHaveLength(0);
  await user.type(panel.getByLabelText('Signed by'), 'J. Brandt');
  await user.clear(panel.getByLabelText(/^Pieces short/));
  await user.type(panel.getByLabelText(/^Pieces short/), '2');
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await panel.findByText(/This shipment is cancelled\./)).toBeDefined();
  expect(sent('deliveries.recordProof')).toMatchObject([
    { signed_by: 'J. Brandt', delivered_at: PROOF.delivered_at, short_pieces: 2, damaged_pieces: 0 },
  ]);
  expect(panel.getByLabelText<HTMLInputElement>('Signed by').value).toBe('J. Brandt');
});

test('the delivery of a cancelled shipment is read only', async () => {
  const { panel } = await open({}, {}, { status: 'cancelled' });
  expect(panel.queryByRole('button')).toBeNull();
});
