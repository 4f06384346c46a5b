import type { MailingList } from '#domain/subscriptions/mailing-list.ts';

/** What came of asking: asked, or a sentence about the address, or one about anything else. */
export type Asked = { outcome: 'asked' } | { outcome: 'address_wrong' | 'failed'; sentence: string };

const NOT_REACHED = 'We could not reach the server. Please try again.';

/** The client is fetched with the first request: pages of words do not carry it. */
export async function askForMails(request: {
  email: string;
  list: MailingList;
  homepage: string;
}): Promise<Asked> {
  try {
    const [{ call }, { isRefusal, sentenceOf }] = await Promise.all([
      import('#web/api/client.ts'),
      import('#web/api/refusal.ts'),
    ]);
    return await call.subscriptions.request(request).then(
      () => ({ outcome: 'asked' }) as const,
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
