import type { CallOptions } from '#web/api/client.ts';
import { failureSentence, useWrite } from '#web/forms/use-write.ts';
import { toast } from '#web/ui/overlays/toast.ts';

interface StopCall {
  send: (options: { context: CallOptions }) => Promise<unknown>;
  /** The title of the toast. */
  done: string;
  onDone?: () => void;
}

/** Runs one operation on a stop at a time; a toast shows the outcome. */
export function useStopCall() {
  const { write, pending } = useWrite({
    send: ({ send }: StopCall, options) => send(options),
    onSuccess: (_, { done, onDone }) => {
      toast({ title: done });
      onDone?.();
    },
    onFailure: (error) =>
      toast({ title: 'Error', description: failureSentence(error), variant: 'destructive' }),
  });
  return { run: write, pending };
}
