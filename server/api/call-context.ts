import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NIL } from 'uuid';
import type { Person } from '#domain/people/person.ts';
import type { Role } from '#domain/people/role.ts';
import { type AuthenticatedKey, authenticateKey } from '../api-keys/authenticate.ts';
import { keyIn } from '../api-keys/key-text.ts';
import { currentSession, personOf } from '../auth/sessions/current-session.ts';
import { refuseWhileUnresponsive } from '../database/pool/health-monitor.ts';
import type { Dependencies } from '../dependencies.ts';
import type { AuthenticatedDevice } from '../devices/authenticated-device.ts';
import type { RefuseNetwork } from '../rate-limits/call-limits.ts';
import type { Writer } from './idempotency/idempotent.ts';
import { replyHeaderOf } from './reply-header.ts';

/** The context of one call: the application’s dependencies and the authenticated caller. */
export interface RequestContext extends Dependencies {
  /** Null for a visitor. */
  person: Person | null;
  /** The authenticated device of a device operation; null in all other operations. */
  device: AuthenticatedDevice | null;
  /** The API key with which a program acts as the person; null for a session. */
  key: AuthenticatedKey | null;
  /** The role the person gets once they set up a second factor; null when nothing is pending. */
  pending_role: Role | null;
  /** When the person last authenticated in this session; null for a visitor. */
  reauthenticated_at: Date | null;
  /** The network address of the caller. */
  address: string;
  requestHeaders: IncomingHttpHeaders;
  /**
   * Throws TOO_MANY_REQUESTS when the caller’s network has used up the limit of an operation with
   * `exemptsOwn`.
   */
  refuseNetwork: RefuseNetwork;
  /** Sets a response header. Cookies and rate-limit headers accumulate; other headers are replaced. */
  replyHeader(name: string, value: string): void;
}

/** What a handler can work with. */
export interface CallContext extends RequestContext, Writer {}

/** The caller, and of the dependencies those that an area names. */
export type AreaRequest<Needs extends keyof Dependencies> = Omit<
  RequestContext,
  Exclude<keyof Dependencies, Needs>
>;

/** What the handlers of an area work with. */
export type AreaContext<Needs extends keyof Dependencies> = AreaRequest<Needs> & Writer;

/** `acceptsKeys` where the caller requires a scope: API keys are not sessions. */
export async function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: Dependencies,
  { acceptsKeys = false } = {},
): Promise<RequestContext> {
  refuseWhileUnresponsive(dependencies.database);
  const sent = acceptsKeys ? keyIn(request.headers.authorization) : undefined;
  const program = sent && (await authenticateKey(dependencies, { key: sent, address: request.ip }));
  const session = program ? null : await currentSession(dependencies, request.headers);
  return {
    ...dependencies,
    log: request.log,
    person: program ? program.person : session && personOf(session),
    device: null,
    key: program ? program.key : null,
    pending_role: session?.second_factor === 'missing' ? session.profile.role : null,
    reauthenticated_at: session ? session.reauthenticated_at : null,
    address: request.ip,
    requestHeaders: request.headers,
    refuseNetwork: () => {},
    replyHeader: replyHeaderOf(reply),
  };
}

/** The authenticated device of a device operation. */
export function reporting({ device }: Pick<CallContext, 'device'>): AuthenticatedDevice {
  if (!device) throw new Error('This operation is not for devices, so it has no device.');
  return device;
}

/** The caller of an operation that requires sign-in. */
export function signedIn({ person }: Pick<CallContext, 'person'>): Person {
  if (!person) throw new Error('This operation allows visitors, so it may have no signed-in person.');
  return person;
}

/** The organisation whose records the caller reads as their own. Nobody has records under the nil id, such as staff. */
export function ownOrganisation(context: Pick<CallContext, 'person'>): string {
  return signedIn(context).organisation_id ?? NIL;
}
