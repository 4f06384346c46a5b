import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CUSTOMER } from '#web/gallery/customer-fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import { EMPTY_FORM } from './wizard-form.ts';
import { WizardScreen } from './wizard-screen.tsx';
import { newWizard, storeWizard } from './wizard-storage.ts';

const EARLIER = 'GS104588210';
const DRAFT = {
  tracking_number: EARLIER,
  origin_address: '',
  origin_city: 'Houston',
  origin_postal_code: '',
  origin_country: 'US',
  destination_address: '',
  destination_city: 'Rotterdam',
  destination_postal_code: '',
  destination_country: 'NL',
  cargo_description: 'Valves',
  cargo_weight: 1200,
  cargo_dimensions: '',
  cargo_value: null,
  cargo_lines: [],
  equipment: [],
  service_type: 'standard',
  priority: 'normal',
  special_instructions: '',
  insurance_required: false,
  dangerous_goods: false,
  temperature_controlled: false,
  fragile: false,
};

function again(draft: () => object = () => DRAFT) {
  serve({ 'people.session': () => CUSTOMER, 'shipments.draft': draft });
  const at = `/create-shipment?again=${EARLIER}`;
  return renderPiece(<WizardScreen user_id={CUSTOMER.user_id} />, { at });
}

const origin = () => screen.getAllByRole<HTMLInputElement>('combobox', { name: /city/i })[0]?.value;

test('an empty wizard is filled in from an earlier shipment, and can be emptied again', async () => {
  const { user, address } = again();
  expect(await screen.findByText(`Filled in from ${EARLIER}`)).toBeDefined();
  expect([origin(), address()]).toEqual(['Houston', '/create-shipment']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Start with an empty form' }));
  expect(origin()).toBe('');
});

test('what has been entered is replaced only after a question', async () => {
  const { user_id } = CUSTOMER;
  storeWizard({ ...newWizard(user_id), form: { ...EMPTY_FORM, origin_city: 'Seattle' } });
  const { user, address, unmount } = again();
  await user.click(await screen.findByRole('button', { name: 'Keep my entries' }));
  await waitFor(() => expect(address()).toBe('/create-shipment'));
  expect(origin()).toBe('Seattle');
  unmount();
  again();
  await user.click(await screen.findByRole('button', { name: `Replace with ${EARLIER}` }));
  expect(await screen.findByText(`Filled in from ${EARLIER}`)).toBeDefined();
  expect(origin()).toBe('Houston');
});

test('a shipment that is not the person’s own is not found', async () => {
  again(() => {
    throw refusal('NOT_FOUND', 'No such shipment.', 404);
  });
  expect(await screen.findByText(`We couldn’t find ${EARLIER} among your shipments.`)).toBeDefined();
  expect(origin()).toBe('');
});
