import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { FILE, NUMBER, SERVED } from './shipment-file-for-tests.tsx';
import { ShipmentFileRecord } from './shipment-file-record.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const PAGE = `/admin/shipments/${NUMBER}`;

async function open() {
  serve({
    ...SERVED,
    'shipmentFile.find': () => FILE,
    'shipmentFile.replaceReferences': () => ({ ...FILE, version: 4 }),
    'rates.chargeCodes': () => ({ charge_codes: [{ code: 'DOC', name: 'Documentation' }] }),
  });
  const rendered = renderPiece(<ShipmentFileRecord tracking_number={NUMBER} />, { at: PAGE });
  await screen.findByRole('heading', { level: 1, name: NUMBER });
  const leave = async () => rendered.user.click(screen.getByRole('link', { name: 'Book carrier' }));
  const question = async () => within(await screen.findByRole('dialog', { name: 'Discard changes?' }));
  return { ...rendered, leave, question };
}

test.each<[string | null, string | RegExp]>([
  ['Edit details', /^Labels/],
  ['Edit references', 'Number'],
  ['Raise exception', /^Note for staff/],
  ['Add task', 'Task'],
  ['Record milestone', /^Reason/],
  ['Add charge', 'Reason'],
  [null, 'Message to the customer'],
])('after %s, the page asks before %s is lost by a link', async (opener, field) => {
  const { user, leave, question, address } = await open();
  if (opener) {
    const [button] = await screen.findAllByRole('button', { name: opener });
    await user.click(button as HTMLElement);
  }
  const [input] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: field });
  await user.type(input as HTMLInputElement, 'typed');
  await leave();
  await user.click((await question()).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([address(), input?.value.endsWith('typed')]).toEqual([PAGE, true]);
  await leave();
  await user.click((await question()).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(address()).not.toBe(PAGE));
});

test('it asks for each of several forms, and not once they are saved or cancelled', async () => {
  const { user, leave, question, address } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add task' }));
  await user.type(screen.getByRole('textbox', { name: 'Task' }), 'Book the truck');
  await user.click(screen.getByRole('button', { name: 'Edit references' }));
  await user.click((await screen.findAllByRole('button', { name: /^Remove/ }))[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Edit references' });
  await leave();
  await user.click((await question()).getByRole('button', { name: 'Keep editing' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await leave();
  await waitFor(() => expect(address()).not.toBe(PAGE));
});

test('without changes, it does not ask', async () => {
  const { user, leave, address } = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit references' }));
  await screen.findAllByRole('textbox', { name: 'Number' });
  await leave();
  await waitFor(() => expect(address()).not.toBe(PAGE));
});
