import { createContext, RouterContextProvider } from 'react-router';
import { type PreloadedData, preloadedDataScript } from '#web/tracking/preloaded-data.ts';
import { withDeferredModules } from './deferred-modules.ts';
import { withInlineStyles } from './inline-styles.ts';

/** The preloaded data of the page being rendered. Null at build time. */
export const preloadedDataOfPage = createContext<PreloadedData | null>(null);

export function contextWith(preloaded: PreloadedData): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(preloadedDataOfPage, preloaded);
  return context;
}

/** Applies the build's page transforms and embeds the preloaded data for the deferred scripts. */
export function finishRenderedPage(
  html: string,
  preloaded: PreloadedData,
  readAsset: (path: string) => string,
): string {
  const finished = withInlineStyles(withDeferredModules(html), readAsset);
  return finished.replace('</head>', () => `${preloadedDataScript(preloaded)}</head>`);
}
