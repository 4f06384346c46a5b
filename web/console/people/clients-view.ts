import type { PersonRow } from '#contract/people/staff.ts';
import type { Role } from '#domain/people/role.ts';
import { ROLES } from '#domain/people/roles.ts';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';

type State = 'active' | 'deactivated';

/** Filters, sort, and the open person or invitation. */
export interface ClientsView {
  q: string;
  role: Role[];
  state: State | null;
  sort: 'newest' | 'name';
  person: PersonRow['user_id'] | null;
  invite: boolean;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Parses the view from the URL. Invalid parameters are ignored. */
export function readView(parameters: URLSearchParams): ClientsView {
  const roles = parameters.get('role')?.split(',') ?? [];
  const state = parameters.get('state');
  const person = parameters.get('person');
  return {
    q: (parameters.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    role: ROLES.filter((role) => roles.includes(role)),
    state: state === 'active' || state === 'deactivated' ? state : null,
    sort: parameters.get('sort') === 'name' ? 'name' : 'newest',
    person: person !== null && UUID.test(person) ? person : null,
    invite: parameters.get('invite') === '1',
  };
}

/** Writes the view into the parameters and preserves others, such as the tab. */
export function writeView(view: ClientsView, parameters: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(parameters);
  const values = {
    q: view.q,
    role: view.role.join(','),
    state: view.state ?? '',
    sort: view.sort === 'name' ? 'name' : '',
    person: view.person ?? '',
    invite: view.invite ? '1' : '',
  };
  for (const [name, value] of Object.entries(values))
    if (value === '') written.delete(name);
    else written.set(name, value);
  return written;
}

export function isNarrowed({ q, role, state }: ClientsView): boolean {
  return q !== '' || role.length > 0 || state !== null;
}

export const NO_FILTERS = { q: '', role: [], state: null } satisfies Partial<ClientsView>;
