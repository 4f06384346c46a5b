import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Grid, GridLayout } from '#domain/views/saved-view.ts';
import { api } from '#web/api/client.ts';
import { toast } from '#web/ui/overlays/toast.ts';

/** The user's layout of a table, applied optimistically and saved on the server. */
export function useGridLayout(grid: Grid, fresh: GridLayout) {
  const queryClient = useQueryClient();
  const { data, isPending } = useQuery(api.views.mine.queryOptions({ staleTime: 60_000 }));
  const save = useMutation(
    api.views.setLayout.mutationOptions({
      onError: () =>
        toast({ title: 'Layout not saved', description: 'The previous layout returns after a reload.' }),
    }),
  );
  const saved = data?.layouts.find((layout) => layout.grid === grid);
  const layout: GridLayout = saved ?? fresh;

  const change = (update: Partial<GridLayout>) => {
    const { density, hidden } = { ...layout, ...update };
    const next = { grid, density, hidden };
    queryClient.setQueryData(
      api.views.mine.queryKey(),
      (mine) => mine && { ...mine, layouts: [...mine.layouts.filter((other) => other.grid !== grid), next] },
    );
    save.mutate(next);
  };
  return { layout, change, isPending };
}
