import { useRef, useState } from 'react';
import { sentenceOf } from '#web/api/api-errors.ts';
import { toast } from '#web/ui/overlays/toast.ts';

const NOT_SENT = 'This did not reach us. Please try again in a moment.';

/** Runs one operation on a stop at a time; a toast shows the outcome. */
export function useStopCall() {
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const run = async (send: () => Promise<unknown>, done: string, onDone?: () => void) => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    try {
      await send();
      toast({ title: done });
      onDone?.();
    } catch (error) {
      toast({ title: 'Error', description: sentenceOf(error, NOT_SENT), variant: 'destructive' });
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  return {
    pending,
    run: (send: () => Promise<unknown>, done: string, onDone?: () => void) => void run(send, done, onDone),
  };
}
