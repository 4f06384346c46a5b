import { startOnInteraction } from './start-on-interaction.ts';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const MODULES = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Defers a page's modules: they are stored as inert text until `startOnInteraction` starts them. Measured: scripts that load
 * with the page compete with styles and content for bandwidth, and block a slow phone's CPU for a second.
 */
export function withDeferredModules(html: string): string {
  const preloads = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  return html
    .replace(PRELOAD, '')
    .replace(
      MODULES,
      (_, modules: string) =>
        `<script type="text/plain" id="page-modules" data-preload="${preloads.join(' ')}">${modules}</script>` +
        `<script>(${startOnInteraction.toString()})()</script>`,
    );
}
