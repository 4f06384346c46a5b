import { createHash } from 'node:crypto';
import { type AnyProcedure, call, ORPCError } from '@orpc/server';
import type { FastifyInstance } from 'fastify';
import { company } from '#content/company.ts';
import { readTypedNumber } from '#domain/validation/typed-number.ts';
import { contextOf } from '../api/call-context.ts';
import { isUnavailable, logUnavailable } from '../api/errors/unavailable.ts';
import { asRefusal } from '../api/guarded-operations.ts';
import type { Dependencies } from '../dependencies.ts';
import { router } from '../router.ts';

interface PlainForm {
  /** The form’s action. */
  path: string;
  operation: AnyProcedure;
  /** Turns the submitted text into the operation’s input; by default it is the input. */
  inputOf?: (fields: Record<string, unknown>) => unknown;
  /** The message after success. */
  title: string;
  sentence: string;
  back: { path: string; label: string };
}

const FORMS: readonly PlainForm[] = [
  {
    path: '/quote',
    operation: router.quotes.request,
    inputOf: quoteOf,
    title: 'We’ve received your request',
    sentence: 'You’ll get a detailed quote within 24 hours. We’ve e-mailed you a confirmation.',
    back: { path: '/', label: 'To the home page' },
  },
  {
    path: '/contact',
    operation: router.enquiries.send,
    title: 'We’ve received your message.',
    sentence: 'We will reply within 24 hours.',
    back: { path: '/', label: 'To the home page' },
  },
  {
    path: '/subscriptions',
    operation: router.subscriptions.request,
    title: 'Almost done',
    sentence: 'Please check your e-mail to confirm your subscription.',
    back: { path: '/', label: 'To the home page' },
  },
  {
    path: '/careers/applications',
    operation: router.careers.apply,
    title: 'Your application has arrived',
    sentence: 'We have sent a confirmation to your e-mail address and answer within five working days.',
    back: { path: '/careers', label: 'All open roles' },
  },
];

const STYLE =
  ':root{color-scheme:light dark}body{max-width:40rem;margin:3rem auto;padding:0 1rem;font:1rem/1.5 Arial,sans-serif}';
const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Handles forms of public pages that browsers submit without a script, or before it has loaded. */
export async function plainForms(app: FastifyInstance, dependencies: Dependencies) {
  for (const { path, operation, inputOf = (fields: unknown) => fields, title, sentence, back } of FORMS)
    app.post(path, async (request, reply) => {
      reply.type('text/html; charset=utf-8').header('content-security-policy', PAGE_POLICY);
      try {
        const context = await contextOf(request, reply, dependencies);
        await call(operation, inputOf(fieldsOf(request.body)), { context });
        return page(title, [sentence], link(back));
      } catch (error) {
        const refusal = asRefusal(error);
        if (isUnavailable(refusal)) logUnavailable(refusal, request.log, reply.header.bind(reply));
        else if (!(refusal instanceof ORPCError) || refusal.status >= 500) throw error;
        reply.code(refusal.status);
        return page('There is a problem', sentencesOf(refusal), 'Go back: what you entered is still there.');
      }
    });
}

function fieldsOf(body: unknown): Record<string, unknown> {
  return body instanceof FormData ? Object.fromEntries(body) : ((body ?? {}) as Record<string, unknown>);
}

/** Numbers are parsed as in the web’s form, and transport modes are a list even if one or none is checked. */
function quoteOf({ weight, value, transport_modes = [], ...rest }: Record<string, unknown>): unknown {
  return {
    ...rest,
    weight: readTypedNumber(String(weight ?? '')),
    value: readTypedNumber(String(value ?? '')),
    transport_modes: [transport_modes].flat(),
  };
}

function sentencesOf(refusal: ORPCError<string, unknown>): string[] {
  const { issues } = (refusal.data ?? {}) as { issues?: { message: string }[] };
  return issues?.map(({ message }) => message) ?? [refusal.message];
}

function link({ path, label }: PlainForm['back']): string {
  return `<a href="${path}">${label}</a>`;
}

/** The page contains only our own text; nothing that was sent is echoed. */
function page(title: string, sentences: readonly string[], way_on: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${company.brand}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${sentences.map((sentence) => `<p>${sentence}</p>`).join('\n')}
<p>${way_on}</p>
</main>
</body>
</html>`;
}
