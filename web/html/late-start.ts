import { startOnIntent } from './start-on-intent.ts';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const MODULES = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * The same page with its modules asleep in it, as text, until `startOnIntent` wakes them. Measured: scripts
 * that load with the page share the line with style and words, and keep a slow phone's processor for a second.
 */
export function withLateStart(html: string): string {
  const preloads = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  return html
    .replace(PRELOAD, '')
    .replace(
      MODULES,
      (_, modules: string) =>
        `<script type="text/plain" id="page-modules" data-preload="${preloads.join(' ')}">${modules}</script>` +
        `<script>(${startOnIntent.toString()})()</script>`,
    );
}
