import { readFileSync } from 'node:fs';
import { createRequestHandler, RouterContextProvider } from 'react-router';

const HOME = readFileSync(new URL('../client/index.html', import.meta.url), 'utf8');
const htmlOf = ({ url }) => (new URL(url).pathname === '/' ? HOME : '<title>Tracked</title>');

/** Replaces the server build in tests: the page contains the data that the server passes to it. */
export const entry = {
  module: {
    default: (request, status, headers) => new Response(htmlOf(request), { status, headers }),
    createRequestHandler,
    contextWith: () => new RouterContextProvider(),
    finishRenderedPage: (html, preloaded) => `${html}${JSON.stringify(preloaded)}`,
  },
};
export const routes = {
  home: { id: 'home', path: '', module: { default: () => null } },
  track: { id: 'track', path: 'track/:trackingNumber', module: { default: () => null } },
};
export const assets = { routes: {}, version: 'test' };
export const future = {};
export const ssr = false;
export const basename = '/';
export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' };
export const publicPath = '/';
