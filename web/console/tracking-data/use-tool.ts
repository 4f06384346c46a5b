import { type MutationState, useMutation, useMutationState } from '@tanstack/react-query';

interface Tool<Result> {
  run: () => Promise<Result>;
  onSuccess: (result: Result) => void;
  onError?: (error: Error) => void;
}

/** Runs a tool. The last result survives switching tabs. */
export function useTool<Result>(name: string, { run, onSuccess, onError }: Tool<Result>) {
  const mutationKey = ['tool', name];
  const { mutate } = useMutation({
    mutationKey,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    mutationFn: run,
    onSuccess,
    ...(onError && { onError }),
  });
  const last = useMutationState({
    filters: { mutationKey },
    select: ({ state }) => state as MutationState<Result, Error, void>,
  }).at(-1);
  return {
    run: () => mutate(),
    pending: last?.status === 'pending',
    error: last?.error ?? null,
    result: last?.data,
  };
}
