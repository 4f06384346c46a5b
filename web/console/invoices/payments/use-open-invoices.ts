import { useQuery } from '@tanstack/react-query';
import { allPages } from '#web/api/all-pages.ts';
import { api, call } from '#web/api/client.ts';

/** All open invoices of a company: lists are newest first, and payments pay the oldest first. */
export function useOpenInvoices(organisation: string) {
  const input = { organisation, state: ['Pending', 'Overdue'] as const satisfies string[], limit: 100 };
  return useQuery({
    queryKey: api.invoices.list.key({ input }),
    queryFn: async ({ signal }) => {
      const pages = await allPages((after) => call.invoices.list({ ...input, after }, { signal }));
      return pages.flatMap(({ invoices }) => invoices);
    },
  });
}
