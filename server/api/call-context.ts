import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '#domain/people/person.ts';
import type { Role } from '#domain/people/role.ts';
import { currentSession, personOf } from '../auth/sessions/current-session.ts';
import { refuseWhileUnresponsive } from '../database/pool/health-monitor.ts';
import type { Dependencies } from '../dependencies.ts';
import type { AuthenticatedDevice } from '../devices/authenticated-device.ts';
import type { RefuseNetwork } from '../rate-limits/call-limits.ts';
import { replyHeaderOf } from './reply-header.ts';

/** One call: what the product is made of, and who asks. */
export interface CallContext extends Dependencies {
  /** Null for a visitor. */
  person: Person | null;
  /** Of an operation for devices, the one that asks; null in all others. */
  device: AuthenticatedDevice | null;
  /** The role that the person will have once they have set up a second factor; null for everybody else. */
  pending_role: Role | null;
  /** When the person last proved who they are in this session; null for a visitor. */
  reauthenticated_at: Date | null;
  /** The network address of the caller. */
  address: string;
  requestHeaders: IncomingHttpHeaders;
  /** Throws TOO_MANY_REQUESTS where the caller's network has spent the limit of an operation that exempts one's own data. */
  refuseNetwork: RefuseNetwork;
  /** Sets a header of the reply; of cookies and of limits, all are sent. */
  replyHeader(name: string, value: string): void;
}

export async function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: Dependencies,
): Promise<CallContext> {
  refuseWhileUnresponsive(dependencies.database);
  const session = await currentSession(dependencies, request.headers);
  return {
    ...dependencies,
    log: request.log,
    person: session && personOf(session),
    device: null,
    pending_role: session?.second_factor === 'missing' ? session.profile.role : null,
    reauthenticated_at: session ? session.reauthenticated_at : null,
    address: request.ip,
    requestHeaders: request.headers,
    refuseNetwork: () => {},
    replyHeader: replyHeaderOf(reply),
  };
}

/** The caller of an operation for devices. */
export function reporting({ device }: CallContext): AuthenticatedDevice {
  if (!device) throw new Error('An operation that is not for devices asked for the device.');
  return device;
}

/** The caller of an operation that visitors are not admitted to. */
export function signedIn({ person }: Pick<CallContext, 'person'>): Person {
  if (!person) throw new Error('An operation for visitors asked for the signed-in person.');
  return person;
}
