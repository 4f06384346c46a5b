import { ORPCError } from '@orpc/client';
import { expect, test, vi } from 'vitest';
import { withReauthentication } from './reauthenticate.ts';
import { isReauthenticationOpen, settleReauthentication } from './reauthentication.ts';

const refusal = () => new ORPCError('REAUTHENTICATE', { status: 403 });
const refusedOnce = (answer: string) =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(refusal()).mockResolvedValue(answer);

test('a call that requires reauthentication is retried afterwards; parallel calls share one prompt', async () => {
  const [one, other] = [refusedOnce('one'), refusedOnce('other')];
  const answers = Promise.all([withReauthentication(one), withReauthentication(other)]);
  await vi.waitFor(() => expect(isReauthenticationOpen()).toBe(true));
  settleReauthentication(true);
  expect(await answers).toEqual(['one', 'other']);
  expect(isReauthenticationOpen()).toBe(false);
});

test('when reauthentication is cancelled, the call fails, and the next call prompts again', async () => {
  const call = vi.fn(() => Promise.reject(refusal()));
  for (let time = 1; time <= 2; time += 1) {
    const answer = withReauthentication(call);
    await vi.waitFor(() => expect(isReauthenticationOpen()).toBe(true));
    settleReauthentication(false);
    await expect(answer).rejects.toMatchObject({ code: 'REAUTHENTICATE' });
    expect(call).toHaveBeenCalledTimes(time);
  }
});

test('other errors do not prompt', async () => {
  const error = new ORPCError('FORBIDDEN');
  await expect(withReauthentication(() => Promise.reject(error))).rejects.toBe(error);
  expect(isReauthenticationOpen()).toBe(false);
});
