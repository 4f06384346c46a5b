import type { IncomingHttpHeaders } from 'node:http';
import type { Person } from '#domain/people/person.ts';
import type { Dependencies } from '../dependencies.ts';

/** One call: what the product is made of, and who asks. */
export interface CallContext extends Dependencies {
  /** Null for a visitor. */
  person: Person | null;
  requestHeaders: IncomingHttpHeaders;
  /** Sets a header of the reply; called twice with the same name, both are sent. */
  replyHeader(name: string, value: string): void;
}

/** The caller of an operation that visitors are not admitted to. */
export function signedIn({ person }: CallContext): Person {
  if (!person) throw new Error('An operation for visitors asked for the signed-in person.');
  return person;
}
