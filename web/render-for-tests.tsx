import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';

interface Rendered extends RenderResult {
  user: UserEvent;
  /** The current address in the router. */
  address: () => string;
}

/** Renders a piece with the router and the queries that screens have around them. */
export function renderPiece(piece: ReactNode, { at = '/' }: { at?: string } = {}): Rendered {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  let address = at;
  function Address() {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  }
  const around = (children: ReactNode) => (
    <MemoryRouter initialEntries={[at]}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
      <Address />
    </MemoryRouter>
  );
  const rendered = render(around(piece));
  return {
    ...rendered,
    rerender: (next) => rendered.rerender(around(next)),
    user: userEvent.setup(),
    address: () => address,
  };
}
