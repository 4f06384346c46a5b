import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { v4 as uuid } from 'uuid';
import { api } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/refusal.ts';

const NOT_SENT = 'This did not reach us. Please try again in a moment.';

interface DeviceCall<Input, Answer> {
  send: (input: Input, options: { context: { idempotencyKey: string } }) => Promise<Answer>;
  onSent: (answer: Answer, input: Input) => void;
}

/** Something done to a device: sent again it counts once, and when it fails, the list is read again. */
export function useDeviceCall<Input, Answer>({ send, onSent }: DeviceCall<Input, Answer>) {
  const queryClient = useQueryClient();
  const last = useRef({ text: '', key: '' });
  const { mutate, isPending, error } = useMutation({
    // Without a network it must fail, not wait.
    networkMode: 'always',
    mutationFn: (input: Input) => {
      const text = JSON.stringify(input) ?? '';
      if (last.current.text !== text || last.current.key === '') last.current = { text, key: uuid() };
      return send(input, { context: { idempotencyKey: last.current.key } });
    },
    onSuccess: (answer, input) => {
      last.current = { text: '', key: '' };
      onSent(answer, input);
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: api.devices.key() }),
  });
  return { send: mutate, pending: isPending, failure: error && sentenceOf(error, NOT_SENT) };
}
