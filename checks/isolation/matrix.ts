import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { PERMISSIONS, type Permission, withImplied } from '#domain/people/permissions.ts';
import { inOneTransaction } from '#server/database/statements/one-transaction-for-tests.ts';
import { registerDevice } from '#server/devices/devices-for-tests.ts';
import { inThisProcess } from '#server/live/broadcast-for-tests.ts';
import { startTestApp } from '#server/test-app.ts';
import { CONTRACT_OPERATIONS } from '../contract-operations.ts';
import { DocumentedResponses, type SentResponse } from '../openapi/documented-responses.ts';
import type { Customer } from '../ownership-world.ts';
import { ADDRESSES, type Address } from './addresses.ts';
import { CALLERS, type Caller, isAdmitted } from './callers.ts';
import { type Case, casesOf } from './cases.ts';
import { asOne, type Cell, callAs, type PermissionRow, type Row, type Stage } from './cells.ts';
import { CHANNELS, type Channel, LATER_PLACE, listen } from './channels.ts';
import { createDetector } from './leak-detection.ts';
import { restRequest, rpcRequest } from './requests.ts';
import { viewingRows } from './viewing.ts';
import { ANOTHER, createWorld, OWNER, turnOnFactor } from './world.ts';

/** One caller for each kind of refusal and success, called over RPC as well. */
const RPC_CALLERS: readonly Caller[] = ['visitor', 'owner', 'another customer', 'dispatcher', 'other branch'];
const DEFAULTS = {
  operation: null,
  access: 'anyone',
  isByLink: false,
  isReading: true,
  refuses: {},
  alwaysWrites: [],
  byRpc: {},
} as const;

/** Every operation of the contract, with what it declares. */
export const OPERATIONS = CONTRACT_OPERATIONS.map(({ meta, ...operation }) => ({ ...operation, ...meta }));
export type Operation = (typeof OPERATIONS)[number];

/** Calls everything as every caller, one after the other. */
export async function runMatrix() {
  const routes = new Set<string>();
  const covered = new Set<string>();
  const recordRoutes = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ url }) => void routes.add(url));
    fastify.addHook('onRequest', async ({ routeOptions }) => void covered.add(routeOptions.url ?? ''));
  };
  subscribe('fastify.initialization', recordRoutes);
  const stage = await setStage();
  unsubscribe('fastify.initialization', recordRoutes);

  const documented = new DocumentedResponses((await stage.product.app.inject('/api/openapi.json')).json());
  const rows: Row[] = [];
  for (const operation of OPERATIONS)
    for (const testCase of casesOf(operation.name))
      rows.push(await operationRow(stage, operation, testCase, documented));
  for (const address of ADDRESSES) rows.push(await addressRow(stage, address));
  for (const channel of CHANNELS) rows.push(await channelRow(stage, channel));
  // Last, because colleagues change what the owner may do, such as erasing the account.
  const members = await membersOf(stage.product, stage.people.owner);
  const permissionRows: PermissionRow[] = [];
  // What no customer may call depends on no permission.
  for (const operation of OPERATIONS)
    for (const testCase of casesOf(operation.name))
      if (operation.permission && testCase.refuses?.owner !== 403)
        permissionRows.push(await permissionRow(stage, members, operation, testCase));
  const views = await viewingRows(stage);
  return {
    rows,
    documented,
    permissionRows,
    views,
    /** Routes that no row has called. */
    uncovered: [...routes].filter((route) => !covered.has(route) && !isOperation(route)),
    end: () => stage.product.close(),
  };
}

function isOperation(route: string): boolean {
  return OPERATIONS.some(({ path }) => route === `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`);
}

/** The product with two customers who have a bit of everything, staff and a device, in a transaction. */
export async function setStage(): Promise<Stage> {
  const database = await inOneTransaction();
  const product = await startTestApp({ database, broadcast: inThisProcess() });
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  const [owner, another, driver, dispatcher, other, admin] = [
    await product.signIn('customer'),
    await product.signIn('customer'),
    await product.signIn('driver'),
    await product.signIn('dispatcher'),
    await product.signIn('dispatcher'),
    await product.signIn('admin'),
  ];
  await createBranches(admin, other);
  await createWorld(product, { owner: another, dispatcher }, ANOTHER);
  // A second factor would make responses differ from a driver's for reasons other than ownership.
  await database.sql`delete from passkeys where user_id = ${another.user_id}`;
  const settled = await createWorld(product, { owner, dispatcher }, OWNER);
  // Enquiries and quotes belong to no branch.
  await database.sql`delete from notifications where user_id = ${other.user_id} and related_type is distinct from 'shipment'`;
  const device = await registerDevice(product, dispatcher);
  const { tracking_number } = settled;
  await dispatcher.request('POST', `/api/devices/${device.id}/shipments`, { tracking_number });
  // Creates today's partition of the history, which the first caller to need it would roll back.
  await device.report({ latitude: 1, longitude: 2, taken_at: new Date(Date.now() - 60_000).toISOString() });
  const challenge = await turnOnFactor(product, owner);
  const world = { ...settled, device_id: device.id, challenge };
  const detector = await createDetector(database, owner, world, LATER_PLACE);
  const people = { owner, another, driver, dispatcher, other, admin };
  return { product, database, world, detector, people, device_key: device.key };
}

/** A branch for each customer; the dispatcher is limited to that of the other customer. */
async function createBranches(admin: Customer, { user_id }: Customer): Promise<void> {
  const entity = await admin.request('POST', '/api/legal-entities', {
    name: 'A Company',
    base_currency: 'USD',
  });
  for (const { branch } of [OWNER, ANOTHER])
    await admin.request('POST', '/api/branches', {
      ...branch,
      name: branch.city,
      country: 'US',
      sender_address: `1 Main Street, ${branch.city}`,
      legal_entity_id: entity.json().id,
    });
  const wanted = { home_branch: ANOTHER.branch.code, branches: [ANOTHER.branch.code] };
  await admin.request('PUT', `/api/people/${user_id}/branches`, wanted);
}

/** A colleague of the owner for each permission. */
async function membersOf(product: Stage['product'], { organisation_id }: Customer) {
  const members = {} as Record<Permission, Customer>;
  for (const permission of PERMISSIONS) {
    const member = await product.signIn('customer');
    await product.database.sql`
      update members set organisation_id = ${organisation_id}, permissions = ${withImplied([permission])}
      where user_id = ${member.user_id}`;
    members[permission] = { ...member, organisation_id };
  }
  return members;
}

/** Calls an operation as each colleague of the owner. */
async function permissionRow(
  stage: Stage,
  members: Readonly<Record<Permission, Customer>>,
  operation: Operation,
  { about, input: inputOf }: Case,
): Promise<PermissionRow> {
  const { name, access, permission } = operation;
  const input = inputOf(stage.world);
  const request = await restRequest(operation, input);
  const cells = {} as Record<Permission, Cell>;
  for (const each of PERMISSIONS)
    cells[each] = await callAs(stage, 'owner', { access, request, input, person: members[each] });
  return { name: about ? `${name}, ${about}` : name, permission: permission ?? [], cells };
}

async function operationRow(
  stage: Stage,
  operation: Operation,
  { about, input: inputOf, refuses = {}, isPublic = false, isByLink = false, alwaysWrites = [] }: Case,
  documented: DocumentedResponses,
): Promise<Row> {
  const { area, name, method, access } = operation;
  const input = inputOf(stage.world);
  const plain = await restRequest(operation, input);
  const paged = await rpcRequest(operation, input);
  const nonsense = await rpcRequest(operation, { nonsense: true });
  const isReading = method === 'GET';
  const differences = (response: SentResponse) => documented.differences(name, response);
  return {
    group: area,
    operation: name,
    name: about ? `${name}, ${about}` : name,
    access,
    isPublic,
    isByLink,
    isReading,
    refuses,
    alwaysWrites,
    cells: await cellsOf(CALLERS, (caller) =>
      callAs(stage, caller, { access, request: plain, input, isReading, differences }),
    ),
    byRpc: await cellsOf(RPC_CALLERS, (caller) => {
      // Callers without access are refused whatever they send.
      const request = isAdmitted(access, caller) ? paged : nonsense;
      return callAs(stage, caller, { access, request, input, isReading });
    }),
  };
}

async function addressRow(
  stage: Stage,
  { group, name, method = 'GET', paths, access = 'anyone', isPublic = false, alwaysWrites = [] }: Address,
): Promise<Row> {
  const { world } = stage;
  const cells = await cellsOf(CALLERS, async (caller) => {
    const seen: Cell[] = [];
    for (const url of paths(world)) {
      const request = { method, url, ...(method === 'POST' && { payload: {} }) };
      seen.push(await callAs(stage, caller, { access, request, input: { ...world }, isReading: true }));
    }
    return asOne(seen);
  });
  return { ...DEFAULTS, group, name, access, isPublic, alwaysWrites, cells };
}

async function channelRow(stage: Stage, channel: Channel): Promise<Row> {
  const { name, access, isPublic = false } = channel;
  const cells = await cellsOf(CALLERS, (caller) => listen(stage, caller, channel));
  return { ...DEFAULTS, group: 'Channels of /api/live', name, access, isPublic, cells };
}

async function cellsOf(callers: readonly Caller[], cellOf: (caller: Caller) => Promise<Cell>) {
  const cells = {} as Record<Caller, Cell>;
  for (const caller of callers) cells[caller] = await cellOf(caller);
  return cells;
}
