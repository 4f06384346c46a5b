import type { MailingList } from '#domain/subscriptions/mailing-list.ts';

/** The result of a request: success, an invalid address, or another failure. */
export type SubscriptionResult =
  | { outcome: 'requested' }
  | { outcome: 'address_wrong' | 'failed'; sentence: string };

const NOT_REACHED = 'We could not reach the server. Please try again.';

/** Loads the API client on the first request, to keep it out of content pages. */
export async function requestSubscription(request: {
  email: string;
  list: MailingList;
  homepage: string;
}): Promise<SubscriptionResult> {
  try {
    const [{ call }, { isRefusal, sentenceOf }] = await Promise.all([
      import('#web/api/client.ts'),
      import('#web/api/api-errors.ts'),
    ]);
    return await call.subscriptions.request(request).then(
      () => ({ outcome: 'requested' }) as const,
      (error: unknown) => {
        if (!isRefusal(error, 'UNPROCESSABLE_CONTENT'))
          return { outcome: 'failed', sentence: sentenceOf(error, NOT_REACHED) } as const;
        const [issue] = error.data.issues as { message: string }[];
        return { outcome: 'address_wrong', sentence: issue?.message ?? error.message } as const;
      },
    );
  } catch {
    return { outcome: 'failed', sentence: NOT_REACHED };
  }
}
