import { PERMISSIONS } from '#domain/people/permissions.ts';
import { ADDRESSES } from './addresses.ts';
import { casesOf } from './cases.ts';
import { asOne, type Cell, callAs, type Stage } from './cells.ts';
import { CHANNELS, listen } from './channels.ts';
import { OPERATIONS } from './matrix.ts';
import { type Request, restRequest, rpcRequest } from './requests.ts';

/** One operation, URL or channel: what a member with every permission gets, and staff who view the company. */
export interface ViewingRow {
  name: string;
  /** What staff who view it should get: the member's response, a refusal, or a response of their own. */
  expected: 'same' | 'refused' | 'own';
  member: Cell;
  viewing: Cell;
  /** The same call over the RPC protocol of our pages; operations only. */
  byRpc?: Cell;
}

/** Operations for which staff who view a company get a response of their own. */
const OWN: Record<string, string> = {
  'people.session': 'says who views what',
  'people.signOut': 'ends the session of the viewer',
  'organisations.stopViewing': 'ends the view, and names the company',
  'messages.people': 'a member is not among the people whom they can mention',
  'channel notifications': 'events of an account, and the viewer has none here',
};

/** Calls everything as a member of the owner's company, and as a dispatcher who views it. */
export async function viewingRows(stage: Stage): Promise<ViewingRow[]> {
  const { product, database, people, world } = stage;
  const { organisation_id } = people.owner;
  const member = await product.signIn('customer');
  await database.sql`
    update members set organisation_id = ${organisation_id}, permissions = ${[...PERMISSIONS]}
    where user_id = ${member.user_id}`;
  const viewer = await product.signIn('dispatcher');
  const started = await viewer.request('POST', `/api/organisations/${organisation_id}/view`, {});
  if (started.statusCode !== 200) throw new Error(started.body);

  const rows: ViewingRow[] = [];
  for (const operation of OPERATIONS)
    for (const { about, input: inputOf } of casesOf(operation.name)) {
      const { name, access, method, whileViewing } = operation;
      const input = inputOf(world);
      const call = (request: Request, person: typeof viewer) =>
        callAs(stage, 'owner', { access, request, input, person });
      const request = await restRequest(operation, input);
      const isRefused = access !== 'device' && (whileViewing ? whileViewing === 'refused' : method !== 'GET');
      rows.push({
        name: about ? `${name}, ${about}` : name,
        expected: isRefused ? 'refused' : name in OWN ? 'own' : 'same',
        member: await call(request, member),
        viewing: await call(request, viewer),
        byRpc: await call(await rpcRequest(operation, input), viewer),
      });
    }
  for (const { name, method = 'GET', paths } of ADDRESSES) {
    const call = async (person: typeof viewer) => {
      const cells: Cell[] = [];
      for (const url of paths(world)) {
        const request = { method, url, ...(method === 'POST' && { payload: {} }) };
        cells.push(await callAs(stage, 'owner', { access: 'anyone', request, input: { ...world }, person }));
      }
      return asOne(cells);
    };
    // A native form of a public page. /mcp takes no sessions.
    const isRefused = ['POST', 'PUT', 'DELETE'].includes(method) && !/\/api\/|\/mcp/.test(name);
    rows.push({
      name,
      expected: isRefused ? 'refused' : 'same',
      member: await call(member),
      viewing: await call(viewer),
    });
  }
  for (const channel of CHANNELS)
    rows.push({
      name: `channel ${channel.name}`,
      expected: `channel ${channel.name}` in OWN ? 'own' : 'same',
      member: await listen(stage, 'owner', channel, member),
      viewing: await listen(stage, 'owner', channel, viewer),
    });
  return rows;
}
