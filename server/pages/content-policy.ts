import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Other hosts a page may load from. */
export interface ForeignSources {
  /** The operator’s tile servers. */
  tiles: readonly string[];
  google: boolean;
}

/**
 * The sources that Google documents for its maps, for policies that list hosts:
 * https://developers.google.com/maps/documentation/javascript/content-security-policy
 */
const GOOGLE: Record<string, readonly string[]> = {
  'script-src': [
    "'unsafe-eval'",
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.ggpht.com',
    'https://*.googleusercontent.com',
    'blob:',
  ],
  'style-src': ['https://fonts.googleapis.com'],
  'font-src': ['https://fonts.gstatic.com'],
  'img-src': [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.ggpht.com',
    'https://*.googleusercontent.com',
  ],
  'connect-src': [
    'https://*.googleapis.com',
    'https://*.google.com',
    'https://*.gstatic.com',
    'data:',
    'blob:',
  ],
  'frame-src': ['https://*.google.com'],
  'worker-src': ['blob:'],
};

/**
 * The Content-Security-Policy of a page: only its own files, and exactly the inline scripts it was built
 * with. Inline styles are allowed, because pages contain their own, drawings and maps set positions, and
 * dialogs lock the scroll position of the page.
 */
export function contentPolicy(html: string, { tiles, google }: ForeignSources): string {
  const inline = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => `'sha256-${hash(script)}'`);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(inline)],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...tiles],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...tiles],
    'manifest-src': ["'self'"],
    'frame-src': [],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, sources.concat((google && GOOGLE[name]) || [])] as const)
    .map(([name, sources]) => [name, ...(sources.length === 0 ? ["'none'"] : sources)].join(' '))
    .join('; ');
}

/** The policy of a worker’s file, which the worker has: that of the map fetches the base map and the operator’s tiles. */
export function workerPolicy({ tiles }: ForeignSources): string {
  const connect = ["'self'", ...tiles].join(' ');
  return `default-src 'none'; script-src 'self'; connect-src ${connect}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

function hash(script: string): string {
  return createHash('sha256').update(script).digest('base64');
}
