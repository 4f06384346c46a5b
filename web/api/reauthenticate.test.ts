import { ORPCError } from '@orpc/client';
import { expect, test, vi } from 'vitest';
import { answerProof, isProofAsked } from './reauthentication.ts';
import { provingWhoAsks } from './reauthenticate.ts';

const refusal = () => new ORPCError('REAUTHENTICATE', { status: 403 });
const refusedOnce = (answer: string) =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(refusal()).mockResolvedValue(answer);

test('a call that wants a fresh proof is made again once it is given; several ask once', async () => {
  const [one, other] = [refusedOnce('one'), refusedOnce('other')];
  const answers = Promise.all([provingWhoAsks(one), provingWhoAsks(other)]);
  await vi.waitFor(() => expect(isProofAsked()).toBe(true));
  answerProof(true);
  expect(await answers).toEqual(['one', 'other']);
  expect(isProofAsked()).toBe(false);
});

test('without a proof the refusal stands, and is asked about again the next time', async () => {
  const call = vi.fn(() => Promise.reject(refusal()));
  for (let time = 1; time <= 2; time += 1) {
    const answer = provingWhoAsks(call);
    await vi.waitFor(() => expect(isProofAsked()).toBe(true));
    answerProof(false);
    await expect(answer).rejects.toMatchObject({ code: 'REAUTHENTICATE' });
    expect(call).toHaveBeenCalledTimes(time);
  }
});

test('another refusal asks nobody', async () => {
  const error = new ORPCError('FORBIDDEN');
  await expect(provingWhoAsks(() => Promise.reject(error))).rejects.toBe(error);
  expect(isProofAsked()).toBe(false);
});
