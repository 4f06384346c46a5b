import { ORPCError } from '@orpc/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import { FILE, NUMBER, SERVED } from './shipment-file-for-tests.tsx';
import { ShipmentFileRecord } from './shipment-file-record.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

/** Serves a file, refuses its outdated versions as the server does, and opens the form of its references. */
async function editReferences() {
  let stored = FILE;
  const versions: (string | null)[] = [];
  const calls = serve({
    ...SERVED,
    'shipmentFile.find': () => stored,
    'shipmentFile.replaceReferences': ({ references }: Pick<ShipmentFile, 'references'>, headers) => {
      versions.push(headers.get('if-match'));
      if (versions.at(-1) !== `"${stored.version}"`)
        throw new ORPCError('PRECONDITION_FAILED', {
          status: 412,
          defined: true,
          message: 'Someone else has changed this shipment.',
          data: { by: 'Jonas Weber', at: new Date(), version: stored.version },
        });
      stored = { ...stored, references, version: stored.version + 1 };
      return stored;
    },
  });
  const { client } = renderPiece(<ShipmentFileRecord tracking_number={NUMBER} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit references' }));
  const [first] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: 'Number' });
  fireEvent.change(first as HTMLInputElement, { target: { value: 'NGB-0119' } });
  return {
    calls,
    versions,
    first: first as HTMLInputElement,
    save: () => fireEvent.click(screen.getByRole('button', { name: 'Save' })),
    /** Someone else adds a label and changes `others`; the page shows it at once. */
    changeElsewhere: async (others: Partial<ShipmentFile> = {}) => {
      stored = { ...stored, ...others, labels: ['Urgent'], version: stored.version + 1 };
      await client.refetchQueries();
      await screen.findByRole('link', { name: 'Urgent' });
    },
  };
}

test('references that someone else changed are not overwritten unseen; what was typed stays', async () => {
  const { calls, versions, first, save, changeElsewhere } = await editReferences();
  const [house] = FILE.references;
  await changeElsewhere({
    references: [{ ...(house as (typeof FILE.references)[number]), value: 'NGB-0200' }],
  });
  save();
  const theirs = (await screen.findByText('The list of references')).parentElement;
  expect(theirs?.textContent).toMatch(/ is now .*NGB-0200; you entered .*NGB-0119/);
  expect(first.value).toBe('NGB-0119');
  await waitFor(() => expect(versions).toEqual(['"3"']));
  // Until their list is loaded, theirs is not replaced.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).ariaBusy).not.toBe('true'));
  save();
  await waitFor(() => expect(versions).toEqual(['"3"', '"3"']));
  fireEvent.click(await screen.findByRole('button', { name: 'Load the newer version' }));
  save();
  expect(await screen.findByText('NGB-0119')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Edit references' })).toBeDefined();
  expect(versions).toEqual(['"3"', '"3"', '"4"']);
  expect(
    calls.findLast(({ operation }) => operation === 'shipmentFile.replaceReferences')?.input,
  ).toMatchObject({
    references: [{ kind: 'HBL', value: 'NGB-0119' }, { kind: 'PO' }],
  });
});

test('without entries, a form shows what someone else changed at once', async () => {
  let stored = FILE;
  serve({ ...SERVED, 'shipmentFile.find': () => stored });
  const { client } = renderPiece(<ShipmentFileRecord tracking_number={NUMBER} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit cargo' }));
  const marks = async () => (await screen.findAllByRole<HTMLInputElement>('textbox', { name: /^Marks/ }))[0];
  await marks();
  stored = {
    ...FILE,
    cargo_lines: FILE.cargo_lines.map((line) => ({ ...line, marks: 'REYES 7' })),
    version: FILE.version + 1,
  };
  await client.refetchQueries();
  await waitFor(async () => expect((await marks())?.value).toBe('REYES 7'));
  expect(screen.queryByText('Someone else changed the cargo lines.')).toBeNull();
});

test('a change elsewhere in the file does not refuse the references', async () => {
  const { versions, save, changeElsewhere } = await editReferences();
  await changeElsewhere();
  save();
  expect(await screen.findByText('NGB-0119')).toBeDefined();
  expect(versions).toEqual(['"4"']);
});

test('owners, load, direction and labels are edited; a change by someone else is shown first', async () => {
  const ines = { user_id: '01900000-0000-7000-8000-00000000000a', full_name: 'Ines Vargas' };
  const jonas = { user_id: '01900000-0000-7000-8000-00000000000b', full_name: 'Jonas Weber' };
  let stored = { ...FILE, labels: ['Urgent'] };
  const calls = serve({
    ...SERVED,
    'people.list': () => ({ people: [ines, jonas], next: null, counts: null }),
    'shipmentFile.find': () => stored,
    'shipmentFile.changeHeader': ({ operations_owner_id, labels }: Record<string, unknown>) => {
      if (stored.version > 3)
        return {
          ...stored,
          version: 5,
          operations_owner: ines.user_id === operations_owner_id ? ines : null,
          labels,
        };
      stored = { ...stored, version: 4, operations_owner: jonas };
      throw refusal('PRECONDITION_FAILED', 'Someone else has changed this shipment.', 412);
    },
  });
  const { user } = renderPiece(<ShipmentFileRecord tracking_number={NUMBER} />);
  await user.click(await screen.findByRole('button', { name: 'Edit details' }));
  const select = await screen.findByRole('combobox', { name: /^Operations owner/ });
  await within(select).findByRole('option', { name: 'Ines Vargas' });
  await user.selectOptions(select, 'Ines Vargas');
  await user.type(screen.getByRole('textbox', { name: /^Labels/ }), '\nDuisburg, weekly');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen
      .findByText('Operations owner', { selector: 'li span' })
      .then((name) => name.parentElement?.textContent),
  ).toBe('Operations owner is now Jonas Weber; you entered Ines Vargas');
  await user.click(screen.getByRole('button', { name: 'Load the newer version' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'Duisburg, weekly' })).toBeDefined();
  expect(calls.findLast(({ operation }) => operation === 'shipmentFile.changeHeader')?.input).toMatchObject({
    operations_owner_id: ines.user_id,
    sales_owner_id: null,
    load: 'FCL',
    labels: ['Urgent', 'Duisburg, weekly'],
  });
});

test('the server’s message stands beside the field of the item', async () => {
  const issues = [{ path: 'references.1.value', message: 'The shipment already has this reference.' }];
  serve({
    ...SERVED,
    'shipmentFile.find': () => FILE,
    'shipmentFile.replaceReferences': () => {
      throw new ORPCError('UNPROCESSABLE_CONTENT', {
        status: 422,
        message: 'Some fields are invalid.',
        data: { issues },
      });
    },
  });
  renderPiece(<ShipmentFileRecord tracking_number={NUMBER} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit references' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Add reference' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const [, second] = await screen.findAllByRole('textbox', { name: 'Number' });
  expect(await screen.findByText('The shipment already has this reference.')).toBeDefined();
  expect(second?.getAttribute('aria-invalid')).toBe('true');
});

test('the cargo and the verified gross mass of a container are recorded, and what the form does not show stays', async () => {
  const calls = serve({
    ...SERVED,
    'shipmentFile.find': () => FILE,
    'shipmentFile.replaceEquipment': () => FILE,
  });
  renderPiece(<ShipmentFileRecord tracking_number={NUMBER} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit containers' }));
  const type = (name: string, value: string) => {
    const [, second] = screen.getAllByLabelText(new RegExp(`^${name}`));
    fireEvent.change(second as HTMLElement, { target: { value } });
  };
  await screen.findAllByRole('group', { name: /^container/ });
  for (const more of screen.getAllByRole('button', { name: /^More fields of container/ }))
    fireEvent.click(more);
  type('Tare', '3,850');
  type('Pieces of line 1', '540');
  type('Gross weight of line 1', '9,720.5');
  type('Verified gross mass', '9000');
  expect(
    screen.getByText('9,000 kg is below tare and cargo together, 13,570.5 kg. Check both.'),
  ).toBeDefined();
  type('Verified gross mass', '13400');
  expect(screen.queryByText(/tare and cargo together/)).toBeNull();
  type('Weighed by', 'Beilun weighbridge');
  type('Weighed at', '2026-11-29T12:50');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'shipmentFile.replaceEquipment')?.input).toMatchObject(
      {
        equipment: [
          {
            number: 'MSKU9070323',
            tare_kg: 3900,
            stuffing: FILE.equipment[0]?.stuffing,
            vgm: { kg: 15_800, method: 1 },
          },
          {
            number: 'CSQU3054383',
            tare_kg: 3850,
            stuffing: [{ pieces: 540, gross_kg: 9720.5, volume_m3: null }],
            vgm: { kg: 13_400, weighed_by: 'Beilun weighbridge' },
          },
        ],
      },
    ),
  );
});
