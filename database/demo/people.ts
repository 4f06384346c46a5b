import type { Role } from '#domain/people/role.ts';
import type { credentials } from '#server/people/credentials-table.ts';
import type { profiles } from '#server/people/profiles-table.ts';
import type { userRoles } from '#server/people/user-roles-table.ts';
import type { users } from '#server/people/users-table.ts';
import type { Chance } from './chance.ts';
import { CLIENTS } from './clients.ts';
import type { Sector } from './commodities.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { before, DAY_MS } from './moments.ts';

/** Somebody with an account in the demonstration. */
export interface DemoPerson {
  id: string;
  full_name: string;
  email: string;
  company_name: string | null;
  role: Role;
  /** '' for Groundswell's own people. */
  country: string;
  sectors: readonly Sector[];
  joined_at: Date;
}

export interface DemoPeople {
  admin: DemoPerson;
  dispatcher: DemoPerson;
  driver: DemoPerson;
  /** The person behind customer@groundswell.example. */
  customer: DemoPerson;
  clients: readonly DemoPerson[];
  all: readonly DemoPerson[];
}

const LONGEST_DAYS = 900;
/** Everybody joined before the oldest shipment was booked. */
const SHORTEST_DAYS = 365;

export function drawPeople(chance: Chance, now: Date): DemoPeople {
  const joined = (person: Omit<DemoPerson, 'id' | 'joined_at'>, days: number): DemoPerson => {
    const joined_at = before(now, days * DAY_MS);
    return { ...person, id: chance.idAt(joined_at), joined_at };
  };
  const [admin, dispatcher, driver, buyer] = DEMO_ACCOUNTS;
  const employed = { country: '', sectors: [] };
  const people = {
    admin: joined({ ...admin, ...employed }, LONGEST_DAYS),
    dispatcher: joined({ ...dispatcher, ...employed }, LONGEST_DAYS - 1),
    driver: joined({ ...driver, ...employed }, LONGEST_DAYS - 2),
    customer: joined({ ...buyer, country: 'US', sectors: ['home'] }, LONGEST_DAYS - 3),
    clients: CLIENTS.map((client) =>
      joined({ ...client, role: 'customer' }, chance.between(SHORTEST_DAYS, LONGEST_DAYS - 10)),
    ),
  };
  const { clients, ...demo_accounts } = people;
  return { ...people, all: [...Object.values(demo_accounts), ...clients] };
}

/** The rows of everybody's accounts, all with the one password of the demonstration. */
export function accountRows(people: DemoPeople, password_hash: string, chance: Chance) {
  return {
    users: people.all.map(({ id, email, joined_at }): typeof users.$inferInsert => ({
      id,
      email,
      email_verified: true,
      created_at: joined_at,
    })),
    credentials: people.all.map(({ id, joined_at }): typeof credentials.$inferInsert => ({
      user_id: id,
      password_hash,
      created_at: joined_at,
      updated_at: joined_at,
    })),
    profiles: people.all.map(
      ({ id, full_name, company_name, role, joined_at }): typeof profiles.$inferInsert => ({
        user_id: id,
        full_name,
        company_name,
        role,
        created_at: joined_at,
      }),
    ),
    roles: people.all.map(({ id, role, joined_at }): typeof userRoles.$inferInsert => ({
      id: chance.idAt(joined_at),
      user_id: id,
      role,
      assigned_by: role === 'dispatcher' || role === 'driver' ? people.admin.id : null,
      created_at: joined_at,
    })),
  };
}
