import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { preloadedDataOfPage } from './html/response-page.ts';
import { PreloadedDataContext } from './tracking/preloaded-data.ts';

export { createRequestHandler } from 'react-router';
export { contextWith, finishRenderedPage } from './html/response-page.ts';

/**
 * Renders a page: most at build time, a tracked shipment's page on request. Waits for the whole stream, so that the HTML
 * is complete and in order, without scripts that move suspended parts into place.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  pageContext: Readonly<RouterContextProvider>,
) {
  let failure: unknown;
  const stream = await renderToReadableStream(
    <PreloadedDataContext value={pageContext.get(preloadedDataOfPage)}>
      <ServerRouter context={context} url={request.url} />
    </PreloadedDataContext>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure = error;
      },
    },
  );
  await stream.allReady;
  if (failure) throw failure;
  headers.set('content-type', 'text/html');
  return new Response(stream, { status, headers });
}
