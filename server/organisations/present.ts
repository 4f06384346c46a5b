import type { Organisation } from '#contract/organisations/organisation-records.ts';
import type { Person } from '#domain/people/person.ts';
import { versionTag } from '../api/if-match.ts';
import type { OrganisationsContext } from './operations.ts';
import type { OrganisationRecord } from './organisations-table.ts';
import { visibleTo } from './visible-organisation.ts';

/** The response about an organisation, with its ETag. */
export function present(
  { replyHeader }: Pick<OrganisationsContext, 'replyHeader'>,
  person: Pick<Person, 'role'>,
  organisation: OrganisationRecord,
): Organisation {
  replyHeader('etag', versionTag(versionOf(organisation)));
  return visibleTo(person, organisation);
}

/** Each change has a later moment. */
export function versionOf({ updated_at }: Pick<OrganisationRecord, 'updated_at'>): number {
  return updated_at.getTime();
}
