import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { newQueryClient, queryClient } from '#web/api/query-client.ts';

/**
 * Provides the query client. In the browser all providers share one client and its cache; on the server each page has its
 * own, so that no visitor sees another visitor's data.
 */
export function DataProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => (typeof document === 'undefined' ? newQueryClient() : queryClient));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
