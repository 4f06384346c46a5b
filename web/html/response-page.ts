import { createContext, RouterContextProvider } from 'react-router';
import { type PreloadedData, preloadedDataScript } from '#web/tracking/preloaded-data.ts';
import { withInlineStyles } from './inline-styles.ts';
import { withLateStart } from './late-start.ts';

/** The answer of the page that is being rendered; null at build time. */
export const answerOfPage = createContext<PreloadedData | null>(null);

export function contextWith(answer: PreloadedData): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(answerOfPage, answer);
  return context;
}

/** What the build does to its pages, and the answer as data for the scripts that wake later. */
export function finishAnsweredPage(
  html: string,
  answer: PreloadedData,
  readAsset: (path: string) => string,
): string {
  const finished = withInlineStyles(withLateStart(html), readAsset);
  return finished.replace('</head>', () => `${preloadedDataScript(answer)}</head>`);
}
