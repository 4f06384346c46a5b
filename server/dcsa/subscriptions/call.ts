import type { Person } from '#domain/people/person.ts';
import type { Dependencies } from '../../dependencies.ts';

/** A call of a member who may manage the subscriptions of their organisation. */
export interface Call {
  context: Pick<Dependencies, 'database' | 'encryption' | 'now' | 'settings'>;
  person: Person;
  organisation_id: string;
}
