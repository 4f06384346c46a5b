import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOptions } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';

interface Tool<Result> {
  run: (options: { context: CallOptions }) => Promise<Result>;
  onSuccess: (result: Result) => void;
  onFailure?: (error: unknown) => void;
}

interface ToolState<Result> {
  pending: boolean;
  error: unknown;
  result?: Result;
}

/** Runs a tool. Its state is in the query cache, so that it survives switching tabs. */
export function useTool<Result>(name: string, { run, onSuccess, onFailure }: Tool<Result>) {
  const queryClient = useQueryClient();
  const queryKey = ['tool', name];
  const { data } = useQuery<ToolState<Result>>({
    queryKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const show = (state: ToolState<Result>) => queryClient.setQueryData(queryKey, state);
  const { write } = useWrite({
    send: (_, options) => run(options),
    onSuccess: (result) => {
      show({ pending: false, error: null, result });
      onSuccess(result);
    },
    onFailure: (error) => {
      show({ pending: false, error });
      onFailure?.(error);
    },
  });
  return {
    run: () => {
      show({ pending: true, error: null });
      write();
    },
    pending: data?.pending ?? false,
    error: data?.error ?? null,
    result: data?.result,
  };
}
