import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AuditEntry } from '#contract/audit.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { inOrder, keyedPage, keyOf, newestFirst, seekCondition } from '../database/statements/keyset.ts';
import type { Geography } from '../geography/geography.ts';
import { invoices } from '../invoices/invoices-table.ts';
import { members } from '../organisations/members-table.ts';
import { organisations } from '../organisations/organisations-table.ts';
import { profiles } from '../people/profiles-table.ts';
import { isKnownTo, type Reader } from '../shipment-records/reader.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { areaOf, auditLog } from './audit-log-table.ts';
import { searchCondition } from './audit-search.ts';

interface Wanted {
  q?: string | undefined;
  area?: string | undefined;
  person?: string | undefined;
  organisation?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  updated_since?: Date | undefined;
  after?: string | undefined;
  limit: number;
  reader: Reader;
}

const ORDER = newestFirst('audit.list', auditLog);
const subjects = alias(profiles, 'subjects');
/** For each subject type, the detail field by which people identify it. */
const SUBJECT_FIELDS: Record<string, string> = {
  shipment: 'tracking_number',
  document: 'tracking_number',
  device: 'name',
  quote: 'reference',
  invoice: 'number',
  organisation: 'name',
  tariff: 'name',
};

/** Of the subject's amounts. */
const CURRENCY = sql<string | null>`coalesce(${auditLog.detail}->>'currency', case ${auditLog.subject_type}
  when 'shipment' then (select currency from ${shipments} where id = ${auditLog.subject_id}::uuid)
  when 'organisation' then (select currency from ${organisations} where id = ${auditLog.subject_id}::uuid) end)`;

/** The present name of a company, for entries that do not record it. */
const COMPANY = sql<string | null>`case when ${auditLog.subject_type} = 'organisation' then (
  select name from ${organisations} where id = ${auditLog.subject_id}::uuid) end`;

interface Town {
  city: string;
  country: string;
}

/** Of a shipment. */
const DESTINATION = sql<Town | null>`case when ${auditLog.subject_type} = 'shipment' then (
  select json_build_object('city', destination_city, 'country', destination_country) from ${shipments}
  where id = ${auditLog.subject_id}::uuid) end`;

/** Newest first, with keyset pagination, including the names of the actor and of a person subject. */
export async function listAudit(
  transaction: Transaction,
  { timeZones }: Pick<Geography, 'timeZones'>,
  { q, area, person, organisation, from, until, updated_since, after, limit, reader }: Wanted,
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  const rows = await transaction
    .select({
      id: auditLog.id,
      at: auditLog.created_at,
      by_id: auditLog.actor_id,
      by: profiles.full_name,
      api_key: auditLog.api_key,
      action: auditLog.action,
      subject_type: auditLog.subject_type,
      subject_id: auditLog.subject_id,
      person: subjects.full_name,
      company: COMPANY,
      currency: CURRENCY,
      destination: DESTINATION,
      written: auditLog.detail,
      key: keyOf(ORDER),
    })
    .from(auditLog)
    .leftJoin(profiles, eq(profiles.user_id, auditLog.actor_id))
    .leftJoin(
      subjects,
      sql`${subjects.user_id} = case when ${auditLog.subject_type} = 'person' then ${auditLog.subject_id}::uuid end`,
    )
    .where(
      and(
        q ? await searchCondition(transaction, q) : undefined,
        area === undefined ? undefined : eq(areaOf(auditLog), area),
        person === undefined ? undefined : eq(auditLog.actor_id, person),
        organisation === undefined ? undefined : isAbout(organisation),
        from && gte(auditLog.created_at, from),
        until && lt(auditLog.created_at, until),
        changedSince(auditLog.created_at, updated_since),
        isEntryOfReader(reader),
        seekCondition(ORDER, after),
      ),
    )
    .orderBy(...inOrder(ORDER))
    .limit(limit + 1);
  const { page, next } = keyedPage(rows, limit);
  const entries = page.map(({ written, person, company, destination, ...entry }) => {
    const destination_time_zone = destination && timeZones.ofTown(destination.city, destination.country);
    return entryOf({ ...entry, destination_time_zone }, { person, company }, written);
  });
  return { entries, next };
}

/** Not about shipments, or about those of the reader. */
function isEntryOfReader(reader: Reader): SQL | undefined {
  const isOwn = isKnownTo(reader);
  const number = sql`${auditLog.detail}->>'tracking_number'`;
  return (
    isOwn &&
    sql`case when ${number} is not null
        then exists (select from ${shipments} where ${shipments.tracking_number} = ${number} and ${isOwn})
      when ${auditLog.subject_type} = 'invoice' then exists (select from ${invoices}
        join ${shipments} on ${shipments.id} = ${invoices.shipment_id}
        where ${invoices.id} = ${auditLog.subject_id}::uuid and ${isOwn})
      else ${auditLog.subject_type} not in ('shipment', 'document', 'device') end`
  );
}

/** About the organisation, one that was merged into it, or a member. */
function isAbout(organisation_id: string): SQL {
  return sql`(${auditLog.subject_type}, ${auditLog.subject_id}) in (
    select 'organisation', id::text from ${organisations} where id = ${organisation_id} or merged_into = ${organisation_id}
    union all select 'person', user_id::text from ${members} where organisation_id = ${organisation_id})`;
}

function entryOf(
  entry: Omit<AuditEntry, 'subject' | 'changes' | 'detail'>,
  present: { person: string | null; company: string | null },
  { changes = {}, version: _version, ...detail }: Record<string, unknown>,
): AuditEntry {
  const name = SUBJECT_FIELDS[entry.subject_type];
  const known = name ? detail[name] : undefined;
  return {
    ...entry,
    subject: present.person ?? (typeof known === 'string' ? known : present.company),
    changes: Object.entries(changes as Record<string, [unknown, unknown]>).map(([field, [from, to]]) => ({
      field,
      from,
      to,
    })),
    detail: Object.fromEntries(Object.entries(detail).filter(([field]) => field !== name)),
  };
}
