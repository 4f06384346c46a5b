import type { Readable } from 'node:stream';
import { ORPCError } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { CallLimit } from '#contract/operation/operation-meta.ts';
import { FILE_TOO_LARGE, MAX_FILE_BYTES } from '#domain/files/shipment-file.ts';
import { isPermitted } from '#domain/people/access.ts';
import type { Person } from '#domain/people/person.ts';
import { contextOf } from '../api/call-context.ts';
import { problemOfStatus, sendProblem } from '../api/errors/problem.ts';
import { refuseMethod } from '../api/errors/send-problem.ts';
import { unreadablePart } from '../api/readable-input.ts';
import { refuseWhileViewing } from '../api/refuse-while-viewing.ts';
import { newId } from '../database/statements/columns.ts';
import type { Dependencies } from '../dependencies.ts';
import { lockUsers } from '../people/users-table.ts';
import { receive } from './receive.ts';
import { uploadName } from './upload-name.ts';
import { countUploads, deleteUpload, findUpload, insertUpload } from './uploads-table.ts';

const PATH = '/api/uploads';
const VERSION = '1.0.0';
const BODY_TYPE = 'application/offset+octet-stream';
/** Unfinished uploads of one person: what they occupy until they expire. */
const MAX_UPLOADS = 20;
const MAX_NAME_LENGTH = 500;
const CREATIONS: CallLimit = { calls: 120, minutes: 60 };

/**
 * The server side of the tus protocol 1.0.0 with the extensions `creation` and `termination`, for the bytes of files. `files.attach`
 * makes a file of a complete upload.
 */
export async function uploadRoutes(app: FastifyInstance, dependencies: Dependencies) {
  app.addContentTypeParser(BODY_TYPE, (_, body, done) => done(null, body));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'tus-resumable': VERSION, 'cache-control': 'no-store' });
    if (request.method === 'OPTIONS' || request.headers['tus-resumable'] === VERSION) return;
    return sendProblem(
      reply.header('tus-version', VERSION),
      problemOfStatus(412, `Send Tus-Resumable: ${VERSION}.`),
    );
  });

  app.options(PATH, (_, reply) => sendCapabilities(reply));
  app.post(PATH, (request, reply) => createUpload(request, reply, dependencies));
  app.route({
    method: 'HEAD',
    url: `${PATH}/:id`,
    handler: (request, reply) => sendOffset(request, reply, dependencies),
  });
  app.patch(`${PATH}/:id`, (request, reply) => receiveBytes(request, reply, dependencies));
  app.delete(`${PATH}/:id`, (request, reply) => cancelUpload(request, reply, dependencies));

  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: PATH,
    handler: refuseMethod(['POST', 'OPTIONS']),
  });
  app.route({
    method: ['GET', 'POST', 'PUT'],
    url: `${PATH}/:id`,
    exposeHeadRoute: false,
    handler: refuseMethod(['HEAD', 'PATCH', 'DELETE']),
  });
}

async function sendCapabilities(reply: FastifyReply) {
  return reply
    .code(204)
    .headers({
      'tus-version': VERSION,
      'tus-extension': 'creation,termination',
      'tus-max-size': String(MAX_FILE_BYTES),
    })
    .send();
}

async function createUpload(request: FastifyRequest, reply: FastifyReply, dependencies: Dependencies) {
  const { database, now } = dependencies;
  const { user_id } = await uploaderOf(request, reply, dependencies, CREATIONS);
  const size = numberIn(request, 'upload-length');
  const name = uploadName(request.headers['upload-metadata']);
  if (!size || !name || name.length > MAX_NAME_LENGTH || unreadablePart(name) !== undefined)
    return sendProblem(reply, problemOfStatus(400, 'Send the length of the file, and its name as metadata.'));
  if (size > MAX_FILE_BYTES) return sendProblem(reply, problemOfStatus(413, FILE_TOO_LARGE));
  const id = newId();
  const isCreated = await database.transaction(async (transaction) => {
    // Locks the person so that concurrent calls can't exceed the limit.
    await lockUsers(transaction, [user_id]);
    if ((await countUploads(transaction, user_id)) >= MAX_UPLOADS) return false;
    await insertUpload(transaction, { id, user_id, name, size, created_at: now() });
    return true;
  });
  if (!isCreated) return sendProblem(reply, problemOfStatus(403, 'Finish or cancel other uploads first.'));
  return reply.code(201).header('location', `${PATH}/${id}`).send();
}

async function sendOffset(request: FastifyRequest, reply: FastifyReply, dependencies: Dependencies) {
  const upload = await ownUpload(request, reply, dependencies);
  if (!upload) return unknown(reply);
  const { received, size } = upload;
  return reply.headers({ 'upload-offset': String(received), 'upload-length': String(size) }).send();
}

async function receiveBytes(request: FastifyRequest, reply: FastifyReply, dependencies: Dependencies) {
  const upload = await ownUpload(request, reply, dependencies);
  if (!upload) return unknown(reply);
  const start = numberIn(request, 'upload-offset');
  if (start !== upload.received) return conflict(reply);
  if (request.headers['content-type'] !== BODY_TYPE)
    return sendProblem(reply, problemOfStatus(415, `Send ${BODY_TYPE}.`));
  if (start + (numberIn(request, 'content-length') ?? 0) > upload.size) return tooMuch(reply);
  const received = await receive(dependencies.database, upload, request.body as Readable);
  if (received === 'conflict') return conflict(reply);
  if (received === 'too much') return tooMuch(reply);
  return reply.code(204).header('upload-offset', String(received)).send();
}

async function cancelUpload(request: FastifyRequest, reply: FastifyReply, dependencies: Dependencies) {
  const upload = await ownUpload(request, reply, dependencies);
  if (!upload || !(await deleteUpload(dependencies.database.db, upload))) return unknown(reply);
  return reply.code(204).send();
}

/** The person, if they may add files at all. Their shipment is checked when the file is added. */
async function uploaderOf(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: Dependencies,
  limit: CallLimit | null = null,
): Promise<Person> {
  const context = await contextOf(request, reply, dependencies);
  const { person } = context;
  refuseWhileViewing(person, { isWrite: request.method !== 'HEAD', whileViewing: null });
  if (!person) throw new ORPCError('UNAUTHORIZED', { message: 'Sign in first.' });
  if (!isPermitted(person, 'view'))
    throw new ORPCError('FORBIDDEN', { message: 'Your company has not given you this permission.' });
  const operation = `${request.method === 'HEAD' ? 'GET' : request.method} ${request.routeOptions.url}`;
  await context.limits.spend(operation, { access: 'signed-in', limit }, context);
  return person;
}

async function ownUpload(request: FastifyRequest, reply: FastifyReply, dependencies: Dependencies) {
  const { user_id } = await uploaderOf(request, reply, dependencies);
  const id = z.uuid().safeParse((request.params as { id: string }).id);
  return id.success ? findUpload(dependencies.database.db, { id: id.data, user_id }) : undefined;
}

/** A whole number from a header. */
function numberIn({ headers }: FastifyRequest, name: string): number | undefined {
  const value = headers[name];
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}

const unknown = (reply: FastifyReply) => sendProblem(reply, problemOfStatus(404, 'No such upload.'));
const conflict = (reply: FastifyReply) =>
  sendProblem(reply, problemOfStatus(409, 'Continue where the upload ended: ask for its offset.'));
const tooMuch = (reply: FastifyReply) =>
  sendProblem(reply, problemOfStatus(413, 'This is more than the length of the upload.'));
