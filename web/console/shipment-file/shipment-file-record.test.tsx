import { ORPCError } from '@orpc/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { api } from '#web/api/client.ts';
import { FILE_LISTS } from '#web/gallery/file-fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { useStoreLastList } from '../shipments/last-list.ts';
import { fleetRow } from '../shipments/table/rows-for-tests.ts';
import { ShipmentFileRecord } from './shipment-file-record.tsx';

// Test files share modules; reset so that mocks don't leak between them.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('#web/messages/correspondence.tsx', () => ({
  Correspondence: () => <textarea aria-label="Message" />,
}));
const live = vi.hoisted(() => ({ publish: (_: { event: string; data: unknown }) => {} }));
vi.mock('#web/api/live.ts', () => ({
  useLive: (_: string, onEvent: typeof live.publish) => {
    live.publish = onEvent;
  },
}));
vi.mock('./milestones/milestones-section.tsx', () => ({
  MilestonesSection: ({ recording }: { recording: boolean }) => (
    <section id="milestones">{recording && <input aria-label="When it happened" />}</section>
  ),
}));
vi.mock('../shipments/detail/shipment-chart.tsx', () => ({ ShipmentChart: () => <p>The map</p> }));
vi.mock('./file-documents.tsx', () => ({ FileDocuments: () => <p>The documents</p> }));
vi.mock('../shipments/detail/history-panel.tsx', () => ({ HistoryPanel: () => <p>The changes</p> }));
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const NUMBER = 'GS104588210';
const FILE = {
  ...FILE_LISTS,
  id: '01900000-0000-7000-8000-000000000001',
  tracking_number: NUMBER,
  file_number: 'NGB-26-00118',
  version: 3,
  status: 'in_transit',
  organisation: { id: '01900000-0000-7000-8000-000000000002', name: 'Rheinwerk GmbH' },
  branch: null,
  operations_owner: null,
  sales_owner: null,
  labels: [],
  load: 'FCL',
  direction: null,
  promised_delivery_day: '2027-01-02',
  estimated_delivery_day: '2027-01-10',
  punctuality: 'late',
  days_late: 8,
  totals: { pieces: 1180, gross_kg: 21_400, net_kg: 20_000, volume_m3: 75.52 },
  chargeable_kg: 21_400,
  destination_time_zone: 'Europe/Berlin',
} as unknown as ShipmentFile;

/** Of leg 2, by the timetable of the booking. */
const PLANNED_ARRIVAL = {
  leg_sequence: 2,
  equipment_number: null,
  code: 'ARRI',
  planned: new Date('2026-12-29T06:00:00Z'),
  estimated: null,
  actual: null,
};

const SERVED = {
  'instructions.find': () => ({ instructions: { incoterm: 'FOB', incoterm_place: 'Ningbo' } }),
  'amendments.list': () => ({ amendments: [] }),
  'exceptions.list': () => ({ exceptions: [] }),
  'exceptions.blockers': () => ({ blockers: [] }),
  'tasks.list': () => ({ tasks: [] }),
  'tracking.find': () => ({ milestones: [PLANNED_ARRIVAL] }),
};

function show(file: () => unknown, amendments: unknown[] = [], approve = () => amendments[0]) {
  const calls = serve({
    ...SERVED,
    'shipmentFile.find': file,
    'amendments.list': () => ({ amendments }),
    'amendments.approve': approve,
    'amendments.decline': () => amendments[0],
  });
  return { ...renderPiece(<ShipmentFileRecord tracking_number={NUMBER} />), calls };
}

test('the header answers when, what next and who', async () => {
  show(() => FILE);
  expect(await screen.findByRole('heading', { level: 1, name: NUMBER })).toBeDefined();
  expect(await screen.findByText('Rheinwerk GmbH · File NGB-26-00118 · FCL · FOB Ningbo')).toBeDefined();
  expect(screen.getByText(/8 days late/)).toBeDefined();
  expect(screen.getByText('Arrival, Singapore')).toBeDefined();
});

test('containers are set as on the door, and a missing verified gross mass stands out', async () => {
  show(() => FILE);
  const table = await screen.findByRole('table', { name: 'Containers and other equipment' });
  const [, weighed, missing] = within(table).getAllByRole('row');
  expect(weighed?.textContent).toContain('MSKU9070323');
  expect(weighed?.textContent).toContain('15,800 kg');
  expect(weighed?.textContent).toContain('640 of line 1');
  expect(within(missing as HTMLElement).getByText('Missing')).toBeDefined();
});

test('each leg shows estimated, planned and actual times, or that there are none yet', async () => {
  show(() => FILE);
  const table = await screen.findByRole('table', { name: 'Legs, planned and actual' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first?.textContent).toContain('Maersk Enping, 648W');
  expect(first?.textContent).toContain('Not yet');
  expect(second?.textContent).toContain('Not planned');
  await waitFor(() => expect(second?.textContent).toMatch(/29 Dec.*Planned|Dec 29.*Planned/));
  expect(first?.textContent).toContain('Estimated');
  expect(screen.getByRole('list', { name: 'Journey' }).textContent).toMatch(/Rotterdam.*Planned Dec 29/);
});

const AMENDMENT = {
  id: '01900000-0000-7000-8000-000000000003',
  tracking_number: NUMBER,
  status: 'requested',
  reason: 'The buyer is closed until January.',
  difference: [{ field: 'cargo_weight', from: 900, to: 1200 }],
  requested_by: 'Jana Vogt',
  created_at: new Date('2026-11-20T12:00:00Z'),
  decided_at: null,
  answer: '',
};

test('what the customer asked to change is approved after a question', async () => {
  const { user, calls } = show(() => FILE, [AMENDMENT]);
  const list = await screen.findByRole('region', { name: 'Amendments' });
  expect(list.textContent).toMatch(/Requested.*900.*1,200/);
  expect(list.textContent).toContain('The buyer is closed until January.');
  expect(list.textContent).toContain('Jana Vogt');
  const act = () => within(list).getByRole('button', { name: 'Approve' });
  await user.click(act());
  expect(calls.some(({ operation }) => operation === 'amendments.approve')).toBe(false);
  await user.click(act());
  await within(list).findByRole('button', { name: 'Decline' });
  expect(document.activeElement).toBe(within(list).getByRole('listitem'));
  expect(calls.find(({ operation }) => operation === 'amendments.approve')).toMatchObject({
    input: { id: '01900000-0000-7000-8000-000000000003' },
  });
});

test('an amendment is declined with a reason for its customer', async () => {
  const { user, calls } = show(() => FILE, [AMENDMENT]);
  const list = within(await screen.findByRole('region', { name: 'Amendments' }));
  await user.click(list.getByRole('button', { name: 'Decline' }));
  const reason = list.getByRole('textbox', { name: /^Reason/ });
  expect(document.activeElement).toBe(reason);
  await user.type(reason, 'It is loaded already.');
  await user.click(list.getByRole('button', { name: 'Cancel' }));
  await user.click(list.getByRole('button', { name: 'Keep editing' }));
  await user.click(list.getByRole('button', { name: 'Decline' }));
  await list.findByRole('button', { name: 'Approve' });
  expect(document.activeElement).toBe(list.getByRole('listitem'));
  expect(calls.find(({ operation }) => operation === 'amendments.decline')).toMatchObject({
    input: { id: AMENDMENT.id, reason: 'It is loaded already.' },
  });
});

test('why an amendment cannot be approved stands beside its buttons', async () => {
  const { user } = show(
    () => FILE,
    [AMENDMENT],
    () => {
      throw refusal('CHANGED_SINCE', 'Someone else changed this since the request: cargo weight.', 409);
    },
  );
  const list = within(await screen.findByRole('region', { name: 'Amendments' }));
  await user.click(list.getByRole('button', { name: 'Approve' }));
  await user.click(list.getByRole('button', { name: 'Approve' }));
  const alert = await list.findByRole('alert');
  expect(alert.textContent).toContain('Someone else changed this since the request: cargo weight.');
  expect(document.activeElement).toBe(alert);
  expect(list.getByRole('button', { name: 'Decline' })).toBeDefined();
});

test.each(['changed', 'documents_changed', 'messages_changed'])(
  'everything on the page is read again after %s, and nothing for another shipment',
  async (event) => {
    const { calls, client } = show(() => FILE, [AMENDMENT]);
    await screen.findByRole('region', { name: 'Amendments' });
    await waitFor(() => expect(client.isFetching()).toBe(0));
    const documents = client.getQueryCache().build(client, {
      ...api.documents.ofShipment.queryOptions({ input: { tracking_number: NUMBER } }),
    });
    documents.setData({} as never);
    const listed = () => calls.filter(({ operation }) => operation === 'amendments.list').length;
    const before = listed();
    act(() => live.publish({ event, data: { tracking_number: 'GS000000000' } }));
    expect(documents.state.isInvalidated).toBe(false);
    act(() => live.publish({ event, data: { tracking_number: NUMBER } }));
    await waitFor(() => expect(listed()).toBe(before + 1));
    expect(documents.state.isInvalidated).toBe(true);
  },
);

test('the documents of the shipment have their section', async () => {
  show(() => FILE);
  const section = await screen.findByRole('region', { name: 'Documents' });
  expect(await within(section).findByText('The documents')).toBeDefined();
});

test('a digit goes to its section', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  show(() => FILE);
  await screen.findByRole('navigation', { name: 'Sections of the file' });
  fireEvent.keyDown(document.body, { key: '5' });
  await waitFor(() => expect(window.location.hash).toBe('#legs'));
  expect(scrolled).toHaveBeenCalledOnce();
  window.location.hash = '';
});

/** Presses a key where the focus is. */
const press = (key: string, modifiers = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...modifiers });

/** The reader has scrolled to a section. */
async function read(section: string) {
  const nav = await screen.findByRole('navigation', { name: 'Sections of the file' });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: this.id === section ? 56 : 2000 } as DOMRect;
  });
  fireEvent.scroll(document);
  await waitFor(() => expect(nav.querySelector(`[href="#${section}"][aria-current]`)).not.toBeNull());
}

test.each(['the button of the header', 'm'])('%s opens the form of a milestone', async (way) => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  show(() => FILE);
  const button = await screen.findByRole('button', { name: 'Record milestone' });
  await screen.findByRole('textbox', { name: 'Message' });
  const open = () => (way === 'm' ? press('m') : fireEvent.click(button));
  open();
  const field = await screen.findByRole('textbox', { name: 'When it happened' });
  await waitFor(() => expect(window.location.hash).toBe('#milestones'));
  expect(scrolled).toHaveBeenCalled();
  open();
  expect(document.activeElement).toBe(field);
  window.location.hash = '';
});

test('r writes a message, and letters do nothing while one is typed', async () => {
  show(() => FILE);
  const message = await screen.findByRole('textbox', { name: 'Message' });
  press('r');
  expect(document.activeElement).toBe(message);
  press('m');
  expect(screen.queryByRole('textbox', { name: 'When it happened' })).toBeNull();
});

test('e edits the section in view', async () => {
  show(() => FILE);
  await read('overview');
  press('e');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await read('references');
  press('e');
  expect(await screen.findByRole('button', { name: 'Add reference' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  const opener = await screen.findByRole('button', { name: 'Edit references' });
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('brackets step through the rows of the section in view', async () => {
  show(() => FILE);
  await read('legs');
  const table = screen.getByRole('table', { name: 'Legs, planned and actual' });
  const [, first, second] = within(table).getAllByRole('row');
  const step = (key: string, modifiers?: object) => {
    press(key, modifiers);
    return document.activeElement;
  };
  expect(step(']')).toBe(first);
  // Alt Gr, as on a German keyboard.
  expect(step(']', { ctrlKey: true, altKey: true })).toBe(second);
  expect(step(']')).toBe(second);
  expect(step('[')).toBe(first);
  expect(step('[', { metaKey: true })).toBe(first);
});

test('no key works while a dialog is open', async () => {
  show(() => FILE);
  await read('references');
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  press('e');
  press('m');
  dialog.remove();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'When it happened' })).toBeNull();
});

test('the navigation marks the section that is being read', async () => {
  show(() => FILE);
  const nav = await screen.findByRole('navigation', { name: 'Sections of the file' });
  const tops: Record<string, number> = { overview: -900, references: -300, cargo: 40, containers: 400 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: tops[this.id] ?? 2000 } as DOMRect;
  });
  fireEvent.scroll(document);
  await waitFor(() =>
    expect(nav.querySelector('[aria-current="location"]')?.getAttribute('href')).toBe('#cargo'),
  );
});

test('an unknown number offers the search', async () => {
  show(() => {
    throw refusal('NOT_FOUND', 'No shipment found with this tracking number', 404);
  });
  expect(await screen.findByText(`No shipment ${NUMBER}`)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Search the console' })).toBeDefined();
});

test('what could not be loaded can be retried', async () => {
  show(lost);
  expect(await screen.findByText('The file could not be loaded.', {}, { timeout: 8000 })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
});

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

test('a verified gross mass is recorded, and what the form does not show stays', async () => {
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
  type('Verified gross mass', '13400');
  type('Weighed by', 'Beilun weighbridge');
  type('Weighed at', '2026-11-29T12:50');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'shipmentFile.replaceEquipment')?.input).toMatchObject(
      {
        equipment: [
          { number: 'MSKU9070323', stuffing: FILE.equipment[0]?.stuffing, vgm: { kg: 15_800, method: 1 } },
          { number: 'CSQU3054383', vgm: { kg: 13_400, weighed_by: 'Beilun weighbridge' } },
        ],
      },
    ),
  );
});

const LISTED = ['GS104588201', NUMBER, 'GS104588228'].map((tracking_number) => fleetRow({ tracking_number }));

function ListOfShipments() {
  useStoreLastList(LISTED, true);
  return null;
}

test('a file leads back to its list and to the shipments before and after it, also by j and k', async () => {
  serve({ ...SERVED, 'shipmentFile.find': () => FILE });
  const { user, address } = renderPiece(
    <>
      <ListOfShipments />
      <ShipmentFileRecord tracking_number={NUMBER} />
    </>,
    { at: `/admin?view=late&shipment=${NUMBER}` },
  );
  const list = within(await screen.findByRole('navigation', { name: 'List of shipments' }));
  expect(list.getByText('2 of 3+')).toBeDefined();
  expect(list.getByRole('link', { name: 'Shipments' }).getAttribute('href')).toBe('/admin?view=late');
  await user.keyboard('j');
  await waitFor(() => expect(address()).toBe('/admin/shipments/GS104588228'));
  await user.keyboard('k');
  await waitFor(() => expect(address()).toBe('/admin/shipments/GS104588201'));
});

test('a file opened from elsewhere has no place in a list', async () => {
  show(() => FILE);
  await screen.findByRole('heading', { level: 1, name: NUMBER });
  expect(screen.queryByRole('navigation', { name: 'List of shipments' })).toBeNull();
});

describe('on a phone', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: media === '(width < 40rem)',
      addEventListener() {},
      removeEventListener() {},
    }));
  });
  const heading = (name: RegExp) => screen.findByRole('button', { name });

  test('sections are disclosures with a summary; the choice is stored', async () => {
    const { user, unmount } = show(() => FILE);
    expect((await heading(/^Containers 2$/)).ariaExpanded).toBe('true');
    expect(screen.getByRole('table', { name: 'Legs, planned and actual' })).toBeDefined();
    const cargo = await heading(/^Cargo 1\sline$/);
    expect(cargo.ariaExpanded).toBe('false');
    expect(screen.queryByRole('button', { name: 'Edit cargo' })).toBeNull();
    await user.click(cargo);
    expect(screen.getByRole('button', { name: 'Edit cargo' })).toBeDefined();
    await user.click(await heading(/^Containers/));
    expect(screen.queryByRole('table', { name: 'Containers and other equipment' })).toBeNull();
    unmount();
    show(() => FILE);
    expect((await heading(/^Cargo/)).ariaExpanded).toBe('true');
    expect((await heading(/^Containers/)).ariaExpanded).toBe('false');
  });

  test('a section is chosen from a list, which opens it', async () => {
    const { user } = show(() => FILE);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Section' }), 'Cargo (1)');
    await waitFor(async () => expect((await heading(/^Cargo/)).ariaExpanded).toBe('true'));
    await user.click(screen.getByRole('button', { name: 'Record milestone' }));
    expect(await screen.findByRole('textbox', { name: 'When it happened' })).toBeDefined();
  });

  test('the other actions are in a menu', async () => {
    const { user } = show(() => FILE);
    await user.click(await screen.findByRole('button', { name: `More for ${NUMBER}` }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Tracking page',
      'Edit details',
      'Edit shipment',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Edit details' }));
    expect(await screen.findByRole('button', { name: 'Save' })).toBeDefined();
  });
});
