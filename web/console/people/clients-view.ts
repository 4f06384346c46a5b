import type { PersonRow } from '#contract/people/staff.ts';
import type { Role } from '#domain/people/role.ts';
import { ROLES } from '#domain/people/roles.ts';

export const MOST_LETTERS = 100;

type State = 'active' | 'deactivated';

/** Which people are shown and in which order, and who is open: a person by id, or the form that invites one. */
export interface ClientsView {
  q: string;
  role: Role[];
  state: State | null;
  sort: 'newest' | 'name';
  person: PersonRow['user_id'] | null;
  invite: boolean;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** As the address says it; what it says wrongly is left out. */
export function readView(parameters: URLSearchParams): ClientsView {
  const roles = parameters.get('role')?.split(',') ?? [];
  const state = parameters.get('state');
  const person = parameters.get('person');
  return {
    q: (parameters.get('q') ?? '').trim().slice(0, MOST_LETTERS),
    role: ROLES.filter((role) => roles.includes(role)),
    state: state === 'active' || state === 'deactivated' ? state : null,
    sort: parameters.get('sort') === 'name' ? 'name' : 'newest',
    person: person !== null && UUID.test(person) ? person : null,
    invite: parameters.get('invite') === '1',
  };
}

/** The parameters with this view in them; those of others, as the tab, stay. */
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

export const WHOLE = { q: '', role: [], state: null } satisfies Partial<ClientsView>;
