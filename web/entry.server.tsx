import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/**
 * Renders a page at build time, the only time anything is rendered outside the browser. Waits for all of it,
 * so that the HTML stands complete and in order, without scripts that move parts into place.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  let failure: unknown;
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure = error;
    },
  });
  await stream.allReady;
  if (failure) throw failure;
  headers.set('content-type', 'text/html');
  return new Response(stream, { status, headers });
}
