import {
  type CallToolResult,
  createMcpHandler,
  McpServer,
  type McpServerFactory,
} from '@modelcontextprotocol/server';
import { ORPCError } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { company } from '#content/company.ts';
import { unauthenticated } from '../../api-keys/authenticate.ts';
import type { Dependencies } from '../../dependencies.ts';
import { contextOf, type RequestContext } from '../call-context.ts';
import { problemFor, refuseMethod } from '../errors/send-problem.ts';
import { plainJson } from '../plain-json.ts';
import { toolsFor } from './tools.ts';

const MCP_PATH = '/mcp';
const LIMIT = { access: 'signed-in', limit: null } as const;
const OTHER_METHODS: HTTPMethods[] = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Nothing changes that a client could subscribe to. */
const MAX_SUBSCRIPTIONS = 0;

/**
 * Tools for assistants by the Model Context Protocol, stateless over streamable HTTP (decision 0095). Cross-site requests
 * are refused before (`api/cross-site-requests.ts`).
 */
export async function mcpRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const handler = createMcpHandler(serverFor, {
    maxSubscriptions: MAX_SUBSCRIPTIONS,
    onerror: (error) => dependencies.log.debug({ err: error }, 'An MCP request was refused'),
  });
  app.addHook('onClose', handler.close);
  app.post(MCP_PATH, async (request, reply) => {
    const context = await programOf(request, reply, dependencies);
    await context.limits.spend(`POST ${MCP_PATH}`, LIMIT, context);
    const sent = new Request(new URL(MCP_PATH, dependencies.settings.publicUrl), {
      method: 'POST',
      headers: headersOf(request),
    });
    const { key } = context;
    return handler.fetch(sent, {
      parsedBody: request.body,
      authInfo: {
        token: '',
        clientId: key?.id ?? '',
        scopes: [...(key?.scopes ?? [])],
        extra: { context },
      },
    });
  });
  app.route({ method: OTHER_METHODS, url: MCP_PATH, handler: refuseMethod(['POST']) });
}

/** The context of an API key. Sessions are for people. */
async function programOf(request: FastifyRequest, reply: FastifyReply, dependencies: Dependencies) {
  const context = await contextOf(request, reply, dependencies, { acceptsKeys: true });
  if (context.key) return { ...context };
  if (request.headers.authorization) throw unauthenticated(request.headers);
  throw new ORPCError('UNAUTHORIZED', { message: 'Send an API key: Authorization: Bearer gs_live_…' });
}

const serverFor: McpServerFactory = ({ authInfo }) => {
  const context = authInfo?.extra?.context as RequestContext;
  const server = new McpServer(
    { name: 'groundswell', title: company.brand, version: '1' },
    { capabilities: { tools: { listChanged: false } } },
  );
  for (const { name, title, description, inputSchema, isRead, run } of toolsFor(context))
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema,
        annotations: { readOnlyHint: isRead, destructiveHint: false, openWorldHint: false },
      },
      async (input) => {
        try {
          return resultOf(await run(context, input));
        } catch (error) {
          return { ...resultOf(problemFor(error, context.log, () => {})), isError: true };
        }
      },
    );
  return server;
};

function resultOf(output: unknown): CallToolResult {
  const text = plainJson(output);
  return { content: [{ type: 'text', text }], structuredContent: JSON.parse(text) };
}

function headersOf({ headers }: FastifyRequest): Headers {
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') sent.set(name, value);
  return sent;
}
