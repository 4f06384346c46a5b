import { ORPCError } from '@orpc/client';
import { expect, test, vi } from 'vitest';
import { withReauthentication } from './reauthenticate.ts';
import { answerReauthentication, isReauthenticationOpen } from './reauthentication.ts';

const refusal = () => new ORPCError('REAUTHENTICATE', { status: 403 });
const refusedOnce = (answer: string) =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(refusal()).mockResolvedValue(answer);

test('a call that wants a fresh proof is made again once it is given; several ask once', async () => {
  const [one, other] = [refusedOnce('one'), refusedOnce('other')];
  const answers = Promise.all([withReauthentication(one), withReauthentication(other)]);
  await vi.waitFor(() => expect(isReauthenticationOpen()).toBe(true));
  answerReauthentication(true);
  expect(await answers).toEqual(['one', 'other']);
  expect(isReauthenticationOpen()).toBe(false);
});

test('without a proof the refusal stands, and is asked about again the next time', async () => {
  const call = vi.fn(() => Promise.reject(refusal()));
  for (let time = 1; time <= 2; time += 1) {
    const answer = withReauthentication(call);
    await vi.waitFor(() => expect(isReauthenticationOpen()).toBe(true));
    answerReauthentication(false);
    await expect(answer).rejects.toMatchObject({ code: 'REAUTHENTICATE' });
    expect(call).toHaveBeenCalledTimes(time);
  }
});

test('another refusal asks nobody', async () => {
  const error = new ORPCError('FORBIDDEN');
  await expect(withReauthentication(() => Promise.reject(error))).rejects.toBe(error);
  expect(isReauthenticationOpen()).toBe(false);
});
