import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { company } from '#content/company.ts';
import type { Dependencies } from '../../dependencies.ts';
import { openApiDocument } from './openapi-document.ts';
import { postmanCollection } from './postman-collection.ts';

/** Swagger UI sets inline styles and loads images from data URLs. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
/** The package holds more than the page needs. */
const ASSETS: readonly string[] = ['/swagger-ui.css', '/swagger-ui-bundle.js'];

/**
 * `/api/openapi.json`, generated from the contract, the same as a Postman collection at `/api/postman.json`, and a page at
 * `/api/docs` to read and try it.
 */
export async function apiReference(app: FastifyInstance, dependencies: Dependencies) {
  let document: ReturnType<typeof openApiDocument> | undefined;
  const servedDocument = () => {
    document ??= openApiDocument(dependencies);
    return document;
  };
  app.get('/api/openapi.json', servedDocument);
  app.get('/api/postman.json', async (_, reply) => {
    reply.header('content-disposition', 'attachment; filename="groundswell.postman_collection.json"');
    return postmanCollection(await servedDocument(), dependencies.settings.publicUrl);
  });

  await app.register(fastifyStatic, {
    root: dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')),
    prefix: '/api/docs/assets/',
    decorateReply: false,
    index: false,
    allowedPath: (path) => ASSETS.includes(path),
  });
  app.get('/api/docs/start.js', (_, reply) => reply.type('text/javascript').send(START));
  app.get('/api/docs', (_, reply) =>
    reply.type('text/html').header('content-security-policy', PAGE_POLICY).send(PAGE),
  );
}

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · ${company.brand}</title>
<link rel="stylesheet" href="/api/docs/assets/swagger-ui.css">
</head>
<body>
<main id="reference"></main>
<script src="/api/docs/assets/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>`;

/**
 * The operations are listed by area, closed, with a field to filter the areas: three hundred open ones are a long page. Each shows
 * its command of curl above its parameters, which Swagger UI does not by itself.
 */
const START = `const withSample = (Parameters, { React }) => (props) => {
  const source = props.operation?.getIn?.(['x-codeSamples', 0, 'source']);
  return React.createElement(React.Fragment, null,
    source && React.createElement('div', { className: 'opblock-section' },
      React.createElement('div', { className: 'opblock-section-header' },
        React.createElement('h4', { className: 'opblock-title' }, 'curl')),
      React.createElement('pre', { className: 'microlight', tabIndex: 0, style: { margin: '10px 20px' } }, source)),
    React.createElement(Parameters, props));
};
SwaggerUIBundle({
  url: '/api/openapi.json', dom_id: '#reference', deepLinking: true, docExpansion: 'none', filter: true,
  plugins: [() => ({ wrapComponents: { parameters: withSample } })],
});`;
