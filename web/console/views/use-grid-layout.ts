import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import type { Grid, GridLayout } from '#domain/views/saved-view.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { useConnectionFailure } from '../connection-failure.ts';

/** The user's layout of a table, applied optimistically and saved on the server. */
export function useGridLayout(grid: Grid, fresh: GridLayout) {
  const queryClient = useQueryClient();
  const query = useQuery(api.views.mine.queryOptions({ staleTime: MINUTE_MS }));
  const { data } = query;
  const failed = useConnectionFailure(query);
  const { write } = useWrite({
    parallel: true,
    send: (changed: GridLayout & { grid: Grid }, options) => call.views.setLayout(changed, options),
    onFailure: () =>
      toast({ title: 'Layout not saved', description: 'The previous layout returns after a reload.' }),
  });
  const saved = data?.layouts.find((layout) => layout.grid === grid);
  const layout: GridLayout = saved ?? fresh;

  const change = (update: Partial<GridLayout>) => {
    const { density, hidden } = { ...layout, ...update };
    const next = { grid, density, hidden };
    queryClient.setQueryData(
      api.views.mine.queryKey(),
      (mine) => mine && { ...mine, layouts: [...mine.layouts.filter((other) => other.grid !== grid), next] },
    );
    write(next);
  };
  return { layout, change, isPending: query.isPending && !failed };
}
