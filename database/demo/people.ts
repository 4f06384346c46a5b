import type { OrganisationAddress } from '#domain/organisations/organisation.ts';
import { PERMISSIONS } from '#domain/people/permissions.ts';
import { isStaff, type Role } from '#domain/people/role.ts';
import type { auditLog } from '#server/audit/audit-log-table.ts';
import type { members } from '#server/organisations/members-table.ts';
import type { organisations } from '#server/organisations/organisations-table.ts';
import type { profiles } from '#server/people/profiles-table.ts';
import type { userRoles } from '#server/people/user-roles-table.ts';
import type { users } from '#server/people/users-table.ts';
import { citiesOf } from './cities.ts';
import { CLIENTS } from './clients.ts';
import type { Sector } from './commodities.ts';
import { COLLEAGUES, DEMO_ACCOUNTS } from './demo-accounts.ts';
import { after, before, DAY_MS, HOUR_MS } from './journeys/moments.ts';
import { type Random, seededRandom } from './random.ts';
import { NETWORKS } from './sign-ins.ts';

const CREDIT_LIMITS_CENTS = [50_000_00, 25_000_00, 100_000_00];
/** Of the customers in order: one is watched, one gets no credit, one owes more than its limit. */
const [WATCHED, ON_HOLD, OVER_LIMIT] = [17, 34, 30];
/** Less than that one owes on any day. */
const EXCEEDED_LIMIT_CENTS = 5_000_00;

/** A person with an account in the demonstration. */
export interface DemoPerson {
  id: string;
  /** Null for staff. */
  organisation_id: string | null;
  full_name: string;
  email: string;
  company_name: string | null;
  role: Role;
  /** '' for staff. */
  country: string;
  /** The company's; none for staff and in countries without a city of the demonstration. */
  addresses: readonly OrganisationAddress[];
  sectors: readonly Sector[];
  joined_at: Date;
}

export interface DemoPeople {
  admin: DemoPerson;
  dispatcher: DemoPerson;
  /** The staff of the operations centers. */
  dispatchers: readonly DemoPerson[];
  driver: DemoPerson;
  /** The person of customer@groundswell.example. */
  customer: DemoPerson;
  clients: readonly DemoPerson[];
  all: readonly DemoPerson[];
}

const ORGANISATIONS_SEED = 20_261_123;
const MAX_DAYS = 900;
/** All accounts are older than the oldest booking. */
const MIN_DAYS = 365;
const VERIFIED_AFTER_HOURS = [0.1, 20] as const;

export function drawPeople(random: Random, now: Date): DemoPeople {
  const organisationIds = seededRandom(ORGANISATIONS_SEED);
  const joined = (
    person: Omit<DemoPerson, 'id' | 'organisation_id' | 'addresses' | 'joined_at'>,
    days: number,
    index = 0,
  ): DemoPerson => {
    const joined_at = before(now, days * DAY_MS);
    const organisation_id = isStaff(person.role) ? null : organisationIds.idAt(joined_at);
    const addresses = headOffice(person.country, index);
    return { ...person, id: random.idAt(joined_at), organisation_id, addresses, joined_at };
  };
  const [admin, dispatcher, driver, buyer] = DEMO_ACCOUNTS;
  const employed = { country: '', sectors: [] };
  const staff = {
    admin: joined({ ...admin, ...employed }, MAX_DAYS),
    dispatcher: joined({ ...dispatcher, ...employed }, MAX_DAYS - 1),
    driver: joined({ ...driver, ...employed }, MAX_DAYS - 2),
  };
  const colleagues = COLLEAGUES.map((colleague) => joined({ ...colleague, ...employed }, MAX_DAYS - 1.5));
  const customer = joined({ ...buyer, country: 'US', sectors: ['home'] }, MAX_DAYS - 3);
  const clients = CLIENTS.map((client, index) =>
    joined({ ...client, role: 'customer' }, random.between(MIN_DAYS, MAX_DAYS - 10), index),
  );
  return {
    ...staff,
    dispatchers: [staff.dispatcher, ...colleagues],
    customer,
    clients,
    all: [...Object.values(staff), ...colleagues, customer, ...clients],
  };
}

function headOffice(country: string, index: number): OrganisationAddress[] {
  const cities = citiesOf(country);
  const city = cities[index % cities.length];
  if (!city) return [];
  const { name, address: street, postal_code } = city;
  const rest = { unlocode: null, time_zone: '', opening_hours: '' };
  return [{ label: 'Head office', street, city: name, postal_code, country, ...rest }];
}

const SHIFT_HOURS = 8;

/** The operations centers take turns around the clock: Los Angeles from 16 h UTC, Singapore from 0 h, Rotterdam from 8 h. */
export function onDuty({ dispatchers }: DemoPeople, at: Date): DemoPerson {
  const shift = Math.floor(at.getUTCHours() / SHIFT_HOURS);
  return dispatchers[(shift + 1) % dispatchers.length] as DemoPerson;
}

function creditLimit(index: number): number | null {
  if (index === OVER_LIMIT) return EXCEEDED_LIMIT_CENTS;
  return CREDIT_LIMITS_CENTS[index % CREDIT_LIMITS_CENTS.length] ?? null;
}

/** The account rows of all people. */
export function accountRows(people: DemoPeople, random: Random) {
  const customers = people.all.filter(({ organisation_id }) => organisation_id !== null);
  return {
    users: people.all.map(({ id, email, joined_at }): typeof users.$inferInsert => ({
      id,
      email,
      email_verified: true,
      created_at: joined_at,
    })),
    credentials: people.all.map(({ id, joined_at }) => ({
      user_id: id,
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
    organisations: customers.map(
      (
        { organisation_id: id, full_name, company_name, addresses, joined_at },
        index,
      ): typeof organisations.$inferInsert => ({
        id: id as string,
        name: company_name ?? full_name,
        addresses: [...addresses],
        currency: 'USD',
        // The customer of the demonstration books without a limit.
        credit_limit_cents: id === people.customer.organisation_id ? null : creditLimit(index),
        credit_status: index === WATCHED ? 'watch' : index === ON_HOLD ? 'hold' : 'good',
        created_at: joined_at,
        updated_at: joined_at,
      }),
    ),
    members: customers.map(({ id, organisation_id, joined_at }): typeof members.$inferInsert => ({
      id: organisation_id as string,
      organisation_id: organisation_id as string,
      user_id: id,
      permissions: [...PERMISSIONS],
      joined_at,
      created_at: joined_at,
    })),
    roles: people.all.map(({ id, role, joined_at }): typeof userRoles.$inferInsert => ({
      id: random.idAt(joined_at),
      user_id: id,
      role,
      assigned_by: role === 'admin' ? null : people.admin.id,
      created_at: joined_at,
    })),
    entries: people.all.flatMap((person) => accountEntries(person, people, random)),
  };
}

/** The audit entries of an account: the first admin created their own and invited all others. */
function accountEntries(
  { id, email, role, joined_at }: DemoPerson,
  { admin }: DemoPeople,
  random: Random,
): (typeof auditLog.$inferInsert)[] {
  const network = random.pick(NETWORKS);
  const entry = (at: Date, actor_id: string | null, action: string, detail: Record<string, unknown>) => ({
    id: random.idAt(at),
    actor_id,
    action,
    subject_type: 'person',
    subject_id: id,
    detail,
    created_at: at,
  });
  const verified_at = after(joined_at, random.between(...VERIFIED_AFTER_HOURS) * HOUR_MS);
  return [
    role === 'admin'
      ? entry(joined_at, null, 'people.createAdmin', { because: 'no admin yet', network })
      : entry(joined_at, admin.id, 'people.invite', { email, role }),
    entry(verified_at, id, 'people.verifyEmail', { network }),
  ];
}
