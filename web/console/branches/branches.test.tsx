import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { Branches } from './branches.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const INC = {
  id: '01900000-0000-7000-8000-000000000001',
  name: 'Groundswell, Inc.',
  vat_id: '',
  base_currency: 'USD',
  number_series: [],
  vat: null,
  bank_accounts: [],
  phone: '',
  email: '',
  updated_at: new Date('2026-11-20T09:00:00Z'),
};
const BV = {
  ...INC,
  id: '01900000-0000-7000-8000-000000000002',
  name: 'Groundswell B.V.',
  vat_id: 'NL0',
  number_series: [{ kind: 'invoice', prefix: 'INV-NL' }],
};
const RTM = {
  id: '01900000-0000-7000-8000-000000000011',
  code: 'RTM',
  name: 'Rotterdam',
  city: 'Rotterdam',
  country: 'NL',
  time_zone: 'Europe/Amsterdam',
  sender_address: 'Voorbeeldkade 18',
  iata_code: '00-0 0012/0000',
  legal_entity_id: BV.id,
  legal_entity: BV.name,
  updated_at: new Date('2026-11-20T09:00:00Z'),
};

function open(responses: Parameters<typeof serve>[0] = {}) {
  const calls = serve({
    'legalEntities.list': () => ({ legal_entities: [BV, INC] }),
    'branches.list': () => ({ branches: [RTM] }),
    ...responses,
  });
  const sent = (operation: string) => calls.find((call) => call.operation === operation)?.input;
  return { ...renderPiece(<Branches />), sent };
}

test('each legal entity is shown with its branches', async () => {
  open();
  const dutch = within(await screen.findByRole('region', { name: BV.name }));
  expect(dutch.getByText('USD · VAT ID NL0')).toBeDefined();
  expect(dutch.getByText('IATA code 00-0 0012/0000').closest('p')?.textContent).toBe(
    'Rotterdam, Netherlands · Europe/Amsterdam · IATA code 00-0 0012/0000',
  );
  expect(within(screen.getByRole('region', { name: INC.name })).getByText('No branches yet')).toBeDefined();
});

test.each([
  [[], 'No bank account on invoices'],
  [['000123456789'], 'Bank account 000123456789'],
  [['000123456789', '000987654321'], 'Bank accounts 000123456789, 000987654321'],
])('with the accounts %j, a legal entity says: %s', async (accounts, text) => {
  const bank_accounts = accounts.map((account) => ({ account }));
  open({ 'legalEntities.list': () => ({ legal_entities: [{ ...INC, bank_accounts }] }) });
  expect(await screen.findByText(`Invoices without VAT · ${text}`)).toBeDefined();
});

test('without legal entities, the first one can be added', async () => {
  const legal_entities: object[] = [];
  const { user, sent, client } = open({
    'legalEntities.list': () => ({ legal_entities }),
    'legalEntities.create': () => {
      legal_entities.push(INC);
      return { id: INC.id };
    },
  });
  expect(await screen.findByText('No legal entities yet')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add a legal entity' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add a legal entity' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getAllByText('Enter a name.').length).toBeGreaterThan(0);
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Groundswell, Inc.');
  await user.type(dialog.getByRole('textbox', { name: 'Base currency' }), 'usd');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('legalEntities.create')).toEqual({
    name: 'Groundswell, Inc.',
    vat_id: '',
    base_currency: 'USD',
    number_series: [],
    vat: null,
    bank_accounts: [],
    phone: '',
    email: '',
  });
  // As the header `x-invalidates` of the response does.
  await client.invalidateQueries();
  const addBranch = await screen.findByRole('button', { name: 'Add a branch' });
  await waitFor(() => expect(document.activeElement).toBe(addBranch));
});

test('when they cannot be loaded, they can be retried', async () => {
  open({ 'legalEntities.list': lost });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
});

test('a legal entity is changed', async () => {
  const { user, sent } = open({ 'legalEntities.change': () => ({ id: BV.id }) });
  await user.click(await screen.findByRole('button', { name: `Edit ${BV.name}` }));
  await user.type(screen.getByRole('textbox', { name: /^VAT ID/ }), '1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('legalEntities.change')).toMatchObject({ id: BV.id, vat_id: 'NL01' });
});

test('the prefixes of numbers are shown, and changed by kind', async () => {
  const { user, sent } = open({ 'legalEntities.change': () => ({ id: BV.id }) });
  expect(await screen.findByText('Number prefixes: Invoice INV-NL')).toBeDefined();
  await user.click(screen.getByRole('button', { name: `Edit ${BV.name}` }));
  const dialog = within(screen.getByRole('dialog', { name: `Edit ${BV.name}` }));
  const packing = dialog.getByRole('textbox', { name: /^Packing list/ });
  await user.type(packing, 'inv-nl');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText('Use each prefix once.')).length).toBeGreaterThan(0);
  await user.clear(packing);
  await user.type(packing, 'pl_nl');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(
    (await dialog.findAllByText('Use at most 12 capital letters, digits and hyphens.')).length,
  ).toBeGreaterThan(0);
  await user.clear(packing);
  await user.type(packing, 'pl-nl');
  await user.clear(dialog.getByRole('textbox', { name: /^Invoice/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('legalEntities.change')).toMatchObject({
    id: BV.id,
    number_series: [{ kind: 'packing_list', prefix: 'PL-NL' }],
  });
});

test('VAT, bank accounts and contact details on invoices are changed', async () => {
  const { user, sent } = open({ 'legalEntities.change': () => ({ id: BV.id }) });
  await user.click(await screen.findByRole('button', { name: `Edit ${BV.name}` }));
  const dialog = within(screen.getByRole('dialog', { name: `Edit ${BV.name}` }));
  const field = (name: string | RegExp) => dialog.getByRole('textbox', { name });
  const save = () => user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.queryByRole('combobox', { name: 'Domestic shipments' })).toBeNull();
  await user.type(dialog.getByRole('combobox', { name: /^Country of the VAT/ }), 'Netherlands');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Domestic shipments' }), 'Standard rate');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Cross-border shipments' }), 'Export');
  await user.click(dialog.getByRole('button', { name: 'Add bank account' }));
  await user.type(field('Account holder'), 'Groundswell B.V.');
  await user.type(field('Bank'), 'Voorbeeldbank');
  await user.type(field('IBAN or account number'), 'NL91 ABNA 0417 1643 01');
  await user.type(field(/^E-mail/), 'billing@groundswell.example');
  await save();
  for (const problem of [
    'Enter the rate, or choose zero rated.',
    'Enter the reason that invoices state.',
    'Check the IBAN: its check digits don’t fit.',
  ])
    expect(dialog.getAllByText(problem).length).toBeGreaterThan(0);
  await user.type(field(/^VAT rate/), '21');
  await user.type(dialog.getAllByRole('textbox', { name: /^Note on invoices/ }).at(-1) as Element, 'Export');
  await user.type(field('IBAN or account number'), '{Backspace}0');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('legalEntities.change')).toMatchObject({
    vat: {
      country: 'NL',
      domestic: { category: 'S', rate: 21, note: '' },
      cross_border: { category: 'G', rate: 0, note: 'Export' },
    },
    bank_accounts: [{ holder: 'Groundswell B.V.', account: 'NL91 ABNA 0417 1643 00', currency: null }],
    email: 'billing@groundswell.example',
  });
});

test('a prefix of another legal entity is refused with its reason', async () => {
  const { user } = open({
    'legalEntities.change': () => {
      throw refusal('PREFIX_TAKEN', 'Another legal entity has this prefix. Choose another one.');
    },
  });
  await user.click(await screen.findByRole('button', { name: `Edit ${INC.name}` }));
  await user.type(screen.getByRole('textbox', { name: /^Invoice/ }), 'INV-NL');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Another legal entity has this prefix. Choose another one.')).toBeDefined();
});

test('the code of a branch stays when it is changed', async () => {
  const { user, sent } = open({ 'branches.change': () => ({ id: RTM.id }) });
  await user.click(await screen.findByRole('button', { name: 'Edit the branch Rotterdam' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Rotterdam' }));
  expect(dialog.queryByRole('textbox', { name: 'Code' })).toBeNull();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' port');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('branches.change')).toMatchObject({ code: 'RTM', name: 'Rotterdam port', country: 'NL' });
});

test('a new branch needs its fields; a taken code is said beside the code', async () => {
  const { user } = open({
    'branches.create': () => {
      throw refusal('CODE_TAKEN', 'Another branch has this code. Choose another one.');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add a branch' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add a branch' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const problems = dialog.getAllByRole('link').map((link) => link.textContent);
  expect(problems).toEqual([
    'Use 2 to 8 capital letters or digits.',
    'Enter a name.',
    'Enter a town.',
    'Choose a country.',
    'Enter an address.',
  ]);
  await user.type(dialog.getByRole('textbox', { name: 'Code' }), 'rtm');
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Port');
  await user.type(dialog.getByRole('textbox', { name: 'City' }), 'Rotterdam');
  await user.type(dialog.getByRole('combobox', { name: 'Country' }), 'Netherlands');
  await user.type(dialog.getByRole('textbox', { name: 'Sender address' }), 'Quay 1');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const code = dialog.getByRole('textbox', { name: 'Code' });
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
  expect(code.getAttribute('value')).toBe('RTM');
});

test('a branch that a colleague has changed is shown before it is replaced', async () => {
  let stored = RTM;
  const versions: (string | null)[] = [];
  const { user } = open({
    'branches.list': () => ({ branches: [stored] }),
    'branches.change': (change: Partial<typeof RTM>, headers) => {
      versions.push(headers.get('if-match'));
      if (stored === RTM)
        stored = { ...RTM, name: 'Rotterdam Port', updated_at: new Date('2026-11-21T09:00:00Z') };
      if (headers.get('if-match') !== `"${stored.updated_at.getTime()}"`)
        throw refusal('PRECONDITION_FAILED', 'Someone else has changed this branch.', 412);
      stored = { ...stored, ...change };
      return { id: RTM.id };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit the branch Rotterdam' }));
  const address = screen.getByRole('textbox', { name: /^Sender address/ });
  await user.clear(address);
  await user.type(address, 'Havenstraat 1');
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  await save();
  const alert = within(
    (await screen.findByText('Someone else changed this branch.')).closest('[role="alert"]') as HTMLElement,
  );
  expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Name is now Rotterdam Port',
  ]);
  await user.click(alert.getByRole('button', { name: 'Load the newer version' }));
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(stored).toMatchObject({ name: 'Rotterdam Port', sender_address: 'Havenstraat 1' });
  expect(versions).toEqual([`"${RTM.updated_at.getTime()}"`, `"${Date.parse('2026-11-21T09:00:00Z')}"`]);
});

test('saved without a change after a colleague’s, a branch shows the newer version and is not reverted', async () => {
  let stored = RTM;
  const { user, sent } = open({
    'branches.list': () => ({ branches: [stored] }),
    'branches.change': () => {
      stored = { ...RTM, name: 'Rotterdam Port', updated_at: new Date('2026-11-21T09:00:00Z') };
      throw refusal('PRECONDITION_FAILED', 'Someone else has changed this branch.', 412);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit the branch Rotterdam' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Rotterdam Port'),
  );
  expect(screen.getByText('Someone else has changed this branch.')).toBeDefined();
  expect(sent('branches.change')).toBeDefined();
});
