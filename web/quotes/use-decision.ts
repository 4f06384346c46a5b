import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { sentenceOf } from '#web/api/api-errors.ts';
import { api } from '#web/api/client.ts';

const NOT_SENT = 'This did not reach us. Please try again in a moment.';

/** Accepts or declines an offer. Double clicks are ignored; on failure, the quotes are invalidated. */
export function useDecision<Response>(send: () => Promise<Response>, onDone: (response: Response) => void) {
  const queryClient = useQueryClient();
  const running = useRef(false);
  const { mutate, isPending, error } = useMutation({
    // Fails while offline instead of waiting, so that nothing is booked later without the user's knowledge.
    networkMode: 'always',
    mutationFn: send,
    onSuccess: onDone,
    onError: () => queryClient.invalidateQueries({ queryKey: api.quotes.key() }),
    onSettled: () => {
      running.current = false;
    },
  });
  const decide = () => {
    if (running.current) return;
    running.current = true;
    mutate();
  };
  return { decide, pending: isPending, failure: error ? sentenceOf(error, NOT_SENT) : null };
}
