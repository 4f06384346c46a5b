import { createRequestHandler, RouterContextProvider } from 'react-router';

/** Replaces the server build in tests: the page contains the data that the server passes to it. */
export const entry = {
  module: {
    default: (_request, status, headers) => new Response('<title>Tracked</title>', { status, headers }),
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
