import { RouterContextProvider } from 'react-router';

/** Stands in for the program that the build makes: the page says all that the server hands over for it. */
export const entry = {
  module: {
    default: (_request, status, headers) => new Response('<title>Tracked</title>', { status, headers }),
    contextWith: () => new RouterContextProvider(),
    finishAnsweredPage: (html, answer) => `${html}${JSON.stringify(answer)}`,
  },
};
export const routes = {
  track: { id: 'track', path: 'track/:trackingNumber', module: { default: () => null } },
};
export const assets = { routes: {}, version: 'test' };
export const future = {};
export const ssr = false;
export const basename = '/';
export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' };
export const publicPath = '/';
