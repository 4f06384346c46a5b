import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Grid, GridLayout } from '#domain/views/saved-view.ts';
import { api } from '#web/api/client.ts';
import { toast } from '#web/ui/toast.ts';

/** How a person wants a table to look; what is chosen shows at once, and is kept on the server. */
export function useGridLayout(grid: Grid, fresh: GridLayout) {
  const queryClient = useQueryClient();
  const { data, isPending } = useQuery(api.views.mine.queryOptions({ staleTime: 60_000 }));
  const keeping = useMutation(
    api.views.setLayout.mutationOptions({
      onError: () =>
        toast({ title: 'Not kept', description: 'The table will look as before after a reload.' }),
    }),
  );
  const kept = data?.layouts.find((layout) => layout.grid === grid);
  const layout: GridLayout = kept ?? fresh;

  const change = (wanted: Partial<GridLayout>) => {
    const { density, hidden } = { ...layout, ...wanted };
    const next = { grid, density, hidden };
    queryClient.setQueryData(
      api.views.mine.queryKey(),
      (mine) => mine && { ...mine, layouts: [...mine.layouts.filter((other) => other.grid !== grid), next] },
    );
    keeping.mutate(next);
  };
  return { layout, change, isPending };
}
