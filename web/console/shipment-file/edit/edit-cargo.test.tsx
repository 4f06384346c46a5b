import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { FILE_LISTS } from '../file-lists-for-tests.ts';
import { EditCargo } from './edit-cargo.tsx';

const FILE = { ...FILE_LISTS, tracking_number: 'GS104588210', version: 3 } as ShipmentFile;

function show() {
  const calls = serve({ 'shipmentFile.replaceCargoLines': () => FILE });
  const onDone = vi.fn();
  const { user } = renderPiece(<EditCargo file={FILE} onDone={onDone} />);
  const sent = () => calls.find(({ operation }) => operation === 'shipmentFile.replaceCargoLines')?.input;
  return { user, calls, sent, onDone };
}
const line = (number: number) => within(screen.getByRole('group', { name: `line ${number}` }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('a second line is added; the first keeps its id and what the form does not show', async () => {
  const { sent, onDone } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Add line' }));
  type(line(2).getByLabelText('Description'), 'High-bay luminaires');
  type(line(2).getByLabelText(/^Gross weight/), '9 450,5');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent()).toMatchObject({
    cargo_lines: [
      { id: FILE.cargo_lines[0]?.id, pieces: 1180, gross_kg: 21_400, quantity: null, stackable: true },
      { description: 'High-bay luminaires', gross_kg: 9450.5, pieces: null, dangerous_goods: null },
    ],
  });
});

test.each([
  ['18,500', 18_500],
  ['18.500,5', 18_500.5],
  ['0,125', 0.125],
])('a gross weight of %j is %d kg', async (typed, gross_kg) => {
  const { sent } = show();
  type(line(1).getByLabelText(/^Gross weight/), typed);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toMatchObject({ cargo_lines: [{ gross_kg }] }));
});

test('a figure that is none is refused beside its field, and nothing is sent', async () => {
  const { calls } = show();
  const gross = line(1).getByLabelText(/^Gross weight/);
  type(gross, 'heavy');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a number.')).toBeDefined();
  expect(gross.getAttribute('aria-invalid')).toBe('true');
  expect(calls).toEqual([]);
});

test('a UN number fills in the rest of the dangerous goods', async () => {
  const { user, sent } = show();
  await user.type(line(1).getByRole('combobox', { name: /^UN number/ }), '1263');
  await user.click(await screen.findByRole('option', { name: /UN1263 PAINT/ }));
  expect(line(1).getByLabelText(/^Flashpoint/)).toBeDefined();
  await user.selectOptions(line(1).getByLabelText('Packing group'), 'II');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent()).toMatchObject({
      cargo_lines: [
        {
          dangerous_goods: {
            un_number: 'UN1263',
            proper_shipping_name: 'PAINT',
            class: '3',
            packing_group: 'II',
          },
        },
      ],
    }),
  );
});
