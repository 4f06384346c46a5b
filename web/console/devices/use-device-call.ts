import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/refusal.ts';

const NOT_SENT = 'This did not reach us. Please try again in a moment.';

interface DeviceCall<Input, Answer> {
  send: (input: Input) => Promise<Answer>;
  onSent: (answer: Answer, input: Input) => void;
}

/** Something done to a device: sent again it counts once, and when it fails, the list is read again. */
export function useDeviceCall<Input, Answer>({ send, onSent }: DeviceCall<Input, Answer>) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    // Without a network it must fail, not wait.
    networkMode: 'always',
    mutationFn: send,
    onSuccess: onSent,
    onError: () => void queryClient.invalidateQueries({ queryKey: api.devices.key() }),
  });
  return { send: mutate, pending: isPending, failure: error && sentenceOf(error, NOT_SENT) };
}
