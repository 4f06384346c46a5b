import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Other hosts a page may load from: the operator's own tile servers. */
export interface ForeignSources {
  tiles: readonly string[];
}

/** The Content-Security-Policy of one page: only its own files, and exactly the inline scripts it was built with. */
export function contentPolicy(html: string, { tiles }: ForeignSources): string {
  const inline = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => `'sha256-${hash(script)}'`);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(inline)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...tiles],
    'connect-src': ["'self'", ...tiles],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function hash(script: string): string {
  return createHash('sha256').update(script).digest('base64');
}
