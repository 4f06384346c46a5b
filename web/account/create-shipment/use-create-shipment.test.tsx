import { ORPCError } from '@orpc/client';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { routeOption } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { useCreateShipment } from './use-create-shipment.ts';
import { useWizard, type Wizard } from './use-wizard.ts';
import { EMPTY_FORM, routeRequestOf, type WizardForm } from './wizard-form.ts';
import { newWizard, readStoredWizard, storeWizard } from './wizard-storage.ts';

const FORM: WizardForm = {
  ...EMPTY_FORM,
  origin_city: 'Houston',
  origin_country: 'US',
  destination_city: 'Rotterdam',
  destination_country: 'NL',
  cargo_description: 'Valves',
  cargo_weight: '1,200',
};
const place = {
  name: 'Houston',
  country: 'US',
  timezone: 'America/Chicago',
  latitude: 29.8,
  longitude: -95.4,
  approximate: false,
};
const ROUTE = { request: routeRequestOf(FORM), option: routeOption(), origin: place, destination: place };

let wizard: Wizard;

function Booker() {
  wizard = useWizard('u1');
  const { create, failure } = useCreateShipment(wizard);
  return (
    <>
      <button type="button" onClick={create}>
        Create
      </button>
      {failure && <p role="alert">{`${failure.title}. ${failure.sentence} ${failure.remedy}`}</p>}
    </>
  );
}

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  storeWizard({ ...newWizard('u1'), form: FORM, route: ROUTE, instructions: { 'consignee.name': 'Acme' } });
});

async function booked(
  create: Parameters<typeof serve>[0][string],
  session: object | null = { user_id: 'u1' },
) {
  const calls = serve({ 'people.session': () => session, 'shipments.create': create });
  const rendered = renderPiece(<Booker />);
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('people.session'));
  const press = () => rendered.user.click(screen.getByRole('button', { name: 'Create' }));
  await press();
  const inputs = () => calls.filter(({ operation }) => operation === 'shipments.create');
  return { ...rendered, inputs, press };
}

test('the draft is booked with its route and instructions, and is cleared', async () => {
  const { address, inputs } = await booked(() => ({ tracking_number: 'GS1' }));
  await waitFor(() => expect(address()).toBe('/track?tracking=GS1'));
  expect(inputs()[0]?.input).toMatchObject({
    origin_city: 'Houston',
    cargo_weight: 1200,
    transport_mode: 'sea',
    instructions: { consignee: { name: 'Acme' } },
  });
  expect(shownToasts()[0]?.title).toBe('Shipment created successfully!');
  expect(readStoredWizard('u1')).toEqual(newWizard('u1'));
});

test('refused fields go to the steps and to the instructions, each until it changes', async () => {
  await booked(() => {
    const issues = [
      { path: 'cargo_weight', message: 'At most 500,000 kg.' },
      { path: 'instructions.consignee.country', message: 'Enter a country.' },
      { path: 'estimated_cost', message: 'Not shown in any field.' },
    ];
    throw new ORPCError('UNPROCESSABLE_CONTENT', { status: 422, defined: true, data: { issues } });
  });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Error creating shipment.*fields$/);
  expect(wizard.refusals).toEqual({ cargo_weight: 'At most 500,000 kg.' });
  expect(wizard.instructions.refusals).toEqual({ 'consignee.country': 'Enter a country.' });
  act(() => {
    wizard.change({ cargo_weight: '1' });
    wizard.instructions.change({ 'consignee.country': 'NL' });
  });
  expect([wizard.refusals, wizard.instructions.refusals]).toEqual([{}, {}]);
});

test('an unknown country may be either one', async () => {
  await booked(() => {
    throw new ORPCError('UNKNOWN_COUNTRY', { status: 422, defined: true, message: 'Check its name.' });
  });
  await screen.findByRole('alert');
  expect(wizard.refusals).toEqual({
    origin_country: 'Check its name.',
    destination_country: 'Check its name.',
  });
});

test('without a response, the attempt can be repeated', async () => {
  const { press, inputs } = await booked(lost);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Error creating shipment. Please try again later. again',
  );
  await press();
  await waitFor(() => expect(inputs()).toHaveLength(2));
});

test('a signed-out visitor is asked to sign in, without a call', async () => {
  const { inputs, press } = await booked(() => ({ tracking_number: 'GS1' }), null);
  await press();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Authentication required.*sign-in$/);
  expect(inputs()).toHaveLength(0);
});
