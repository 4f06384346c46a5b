import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createContext, type ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';

const Piece = createContext<ReactNode>(null);

interface Rendered extends RenderResult {
  user: UserEvent;
  client: QueryClient;
  /** The current path with its query. */
  address: () => string;
}

/** Renders a piece, or hydrates it in `container`, with the router and the queries that screens have around them. */
export function renderPiece(
  piece: ReactNode,
  { at = '/', state = null, container }: { at?: string; state?: unknown; container?: HTMLElement } = {},
): Rendered {
  // Where the router stores a location's state.
  window.history.replaceState({ usr: state }, '', at);
  // A data router, because forms ask before they are left with `useBlocker`.
  const router = createBrowserRouter([
    { path: '*', element: <Piece.Consumer>{(piece) => piece}</Piece.Consumer> },
  ]);
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  const around = (children: ReactNode) => (
    <QueryClientProvider client={client}>
      <Piece.Provider value={children}>
        <RouterProvider router={router} />
      </Piece.Provider>
    </QueryClientProvider>
  );
  const rendered = render(around(piece), container && { container, hydrate: true });
  return {
    ...rendered,
    client,
    rerender: (next) => rendered.rerender(around(next)),
    user: userEvent.setup(),
    address: () => window.location.pathname + window.location.search,
  };
}
