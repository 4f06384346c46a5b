import { and, count, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { PERSON_STATES, type PersonRecord, type PersonRow } from '#contract/people/staff.ts';
import { ROLES, type Role } from '#domain/people/role.ts';
import { credentials } from '../auth/credentials/credentials-table.ts';
import { passkeys } from '../auth/passkeys/passkeys-table.ts';
import { secondFactors } from '../auth/second-factor/second-factors-table.ts';
import { signIns } from '../auth/sign-in/sign-ins-table.ts';
import { branches } from '../branches/branches-table.ts';
import type { Connection } from '../database/pool/connection.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import {
  inOrder,
  keyedPage,
  keyOf,
  newestFirst,
  type SortOrder,
  seekCondition,
} from '../database/statements/keyset.ts';
import { holdsWords } from '../database/statements/normalize-text.ts';
import { shipmentCounters } from '../fleet/shipment-counters-table.ts';
import { members } from '../organisations/members-table.ts';
import { organisations } from '../organisations/organisations-table.ts';
import { profiles } from './profiles-table.ts';
import { userRoles } from './user-roles-table.ts';
import { users } from './users-table.ts';

type State = (typeof PERSON_STATES)[number];

interface Wanted {
  q?: string | undefined;
  role?: Role[] | undefined;
  state?: State | undefined;
  updated_since?: Date | undefined;
}

const ORDERS: Record<'newest' | 'name', SortOrder> = {
  newest: newestFirst('people.list.newest', { created_at: profiles.created_at, id: profiles.user_id }),
  name: {
    name: 'people.list.name',
    direction: 'asc',
    terms: [
      { by: sql`lower(${profiles.full_name})`, kind: 'text' },
      { by: profiles.user_id, kind: 'uuid' },
    ],
  },
};
const assigners = alias(profiles, 'assigners');
/** Separated by spaces, so that no word matches across two fields. */
const SEARCHED = sql`concat_ws(' ', ${profiles.full_name}, ${profiles.company_name}, ${users.email})`;

const COLUMNS = {
  user_id: profiles.user_id,
  full_name: profiles.full_name,
  email: users.email,
  /** The company of their profile; of people without one, the company that they joined. */
  company_name: sql<string | null>`coalesce(${profiles.company_name},
      (select nullif(${organisations.name}, ${profiles.full_name}) from ${organisations}
        where ${organisations.id} = ${members.organisation_id}))`,
  role: profiles.role,
  role_since: sql<Date>`coalesce(${userRoles.created_at}, ${profiles.created_at})`.mapWith(
    profiles.created_at,
  ),
  role_by: assigners.full_name,
  deactivated_at: users.deactivated_at,
  last_sign_in_at: sql<Date | null>`(select ${signIns.created_at} from ${signIns}
      where ${signIns.user_id} = ${profiles.user_id} and ${signIns.succeeded}
      order by ${signIns.created_at} desc nulls last limit 1)`.mapWith(signIns.created_at),
  organisation_id: members.organisation_id,
  shipments: sql<number>`(select coalesce(sum(${shipmentCounters.shipments}), 0)::int from ${shipmentCounters}
      where ${shipmentCounters.organisation_id} = ${members.organisation_id})`,
};

/** All people with an account, with keyset pagination and related data; for staff only. */
export async function listPeople(
  connection: Connection,
  wanted: Wanted & { sort: 'newest' | 'name'; after?: string | undefined; limit: number },
): Promise<{ people: PersonRow[]; next: string | null }> {
  const order = ORDERS[wanted.sort];
  const rows = await connection
    .select({ ...COLUMNS, key: keyOf(order) })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.user_id))
    .leftJoin(userRoles, eq(userRoles.user_id, profiles.user_id))
    .leftJoin(members, and(eq(members.user_id, profiles.user_id), isNotNull(members.joined_at)))
    .leftJoin(assigners, eq(assigners.user_id, userRoles.assigned_by))
    .where(
      and(
        searched(wanted.q),
        wanted.role?.length ? inArray(profiles.role, wanted.role) : undefined,
        wanted.state && inState(wanted.state),
        changedSince(profiles.updated_at, wanted.updated_since),
        seekCondition(order, wanted.after),
      ),
    )
    .orderBy(...inOrder(order))
    .limit(wanted.limit + 1);
  const { page, next } = keyedPage(rows, wanted.limit);
  return { people: page, next };
}

/**
 * The number of people of each role in the selected state, of each state with the selected roles, and of both
 * combined.
 */
export async function countPeople(connection: Connection, { q, role = [], state }: Wanted) {
  const counters = await connection
    .select({
      role: profiles.role,
      is_deactivated: sql<boolean>`${users.deactivated_at} is not null`,
      people: count(),
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.user_id))
    .where(searched(q))
    .groupBy(profiles.role, sql`2`);
  const sumOf = (roles: readonly Role[], states: readonly State[]) =>
    counters
      .filter(
        (counter) =>
          roles.includes(counter.role) && states.includes(counter.is_deactivated ? 'deactivated' : 'active'),
      )
      .reduce((sum, { people }) => sum + people, 0);
  const roles = role.length > 0 ? role : ROLES;
  const states = state ? [state] : PERSON_STATES;
  return {
    roles: Object.fromEntries(ROLES.map((one) => [one, sumOf([one], states)])) as Record<Role, number>,
    states: Object.fromEntries(PERSON_STATES.map((one) => [one, sumOf(roles, [one])])) as Record<
      State,
      number
    >,
    matching: sumOf(roles, states),
  };
}

export async function findPerson(connection: Connection, user_id: string): Promise<PersonRecord | undefined> {
  const [person] = await connection
    .select({
      ...COLUMNS,
      created_at: profiles.created_at,
      updated_at: profiles.updated_at,
      email_verified: users.email_verified,
      has_password: sql<boolean>`exists (select from ${credentials}
      where ${credentials.user_id} = ${profiles.user_id})`,
      second_factor_since: secondFactors.confirmed_at,
      passkeys: sql<number>`(select count(*)::int from ${passkeys} where ${passkeys.user_id} = ${profiles.user_id})`,
      home_branch: sql<
        string | null
      >`(select code from ${branches} where ${branches.id} = ${profiles.home_branch_id})`,
      branches: sql<
        string[]
      >`array(select code from ${branches} where ${branches.id} = any(${profiles.branch_ids}) order by code)`,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.user_id))
    .leftJoin(secondFactors, eq(secondFactors.user_id, profiles.user_id))
    .leftJoin(userRoles, eq(userRoles.user_id, profiles.user_id))
    .leftJoin(members, and(eq(members.user_id, profiles.user_id), isNotNull(members.joined_at)))
    .leftJoin(assigners, eq(assigners.user_id, userRoles.assigned_by))
    .where(eq(profiles.user_id, user_id));
  return person;
}

function searched(q: string | undefined): SQL | undefined {
  return q ? holdsWords(SEARCHED, q) : undefined;
}

function inState(state: State): SQL {
  return state === 'active' ? isNull(users.deactivated_at) : isNotNull(users.deactivated_at);
}
