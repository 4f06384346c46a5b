import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { newQueryClient, queryClient } from '#web/api/query-client.ts';

/**
 * Around everything that uses queries and mutations. In the browser all providers share one client and its
 * cache; on the server each page has its own, so that no visitor sees what was read for another.
 */
export function DataProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => (typeof document === 'undefined' ? newQueryClient() : queryClient));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
