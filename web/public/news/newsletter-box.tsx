import { Suspense } from 'react';
import { paths } from '#web/paths.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';

const SubscribeForm = lazyWithRetry(
  async () => (await import('#web/subscriptions/subscribe-form.tsx')).SubscribeForm,
);

/** Subscriptions to news by e-mail or RSS. */
export function NewsletterBox() {
  return (
    <section aria-labelledby="by-mail" className="rounded-lg border border-line bg-surface p-5 sm:p-6">
      <h2 id="by-mail" className="text-h3">
        By e-mail
      </h2>
      <div className="mt-4">
        <Suspense>
          <SubscribeForm list="newsletter" />
        </Suspense>
      </div>
      <p className="mt-4 border-t border-line pt-4 text-ui text-ink-2">
        Or follow the{' '}
        <a className="link" href={paths.newsFeed()}>
          RSS feed
        </a>{' '}
        in your news reader.
      </p>
    </section>
  );
}
