import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/refusal.ts';

const NOT_SENT = 'This did not reach us. Please try again in a moment.';

/** One decision on an offer: pressed twice it is sent once, and a refusal shows the list as it is by now. */
export function useDecision<Answer>(send: () => Promise<Answer>, onDone: (answer: Answer) => void) {
  const queryClient = useQueryClient();
  const running = useRef(false);
  const { mutate, isPending, error } = useMutation({
    // Without a network it must fail, not wait: nothing is booked behind a person's back.
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
