import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '#web/api/api-errors.ts';
import { api } from '#web/api/client.ts';

const NOT_SENT = 'This did not reach us. Please try again in a moment.';

interface DeviceCall<Input, Response> {
  send: (input: Input) => Promise<Response>;
  onSent: (response: Response, input: Input) => void;
}

/** An idempotent write to a device. On failure, the device list is invalidated. */
export function useDeviceCall<Input, Response>({ send, onSent }: DeviceCall<Input, Response>) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    // Fails while offline instead of waiting for the network.
    networkMode: 'always',
    mutationFn: send,
    onSuccess: onSent,
    onError: () => void queryClient.invalidateQueries({ queryKey: api.devices.key() }),
  });
  return { send: mutate, pending: isPending, failure: error && sentenceOf(error, NOT_SENT) };
}
