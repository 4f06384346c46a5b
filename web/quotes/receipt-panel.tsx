import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import type { SignInState } from '#web/people/sign-in-state.ts';
import { readStoredSession } from '#web/people/stored-session.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { EstimateTable } from './estimate-table.tsx';
import type { QuoteFormState, SentReceipt } from './use-quote-form.ts';

/** The receipt of a request: reference, first estimates and links to follow it. */
export function ReceiptPanel({ receipt, form }: { receipt: SentReceipt; form: QuoteFormState }) {
  const { justSent } = form;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (justSent) heading.current?.focus();
  }, [justSent]);
  return (
    <section
      aria-labelledby="quote-receipt"
      className="flex flex-col gap-5 rounded-md border-2 border-brand bg-surface p-5 sm:p-6"
    >
      <div>
        <h2 id="quote-receipt" ref={heading} tabIndex={-1} className="text-h3">
          We’ve received your request
        </h2>
        <p className="mt-1 text-ui text-ink-2">
          You’ll get a detailed quote within 24 hours. We’ve{' '}
          <span className="whitespace-nowrap">e-mailed</span> you a confirmation.
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui">
        Reference <span className="code text-[1.125rem]">{receipt.reference}</span>
        <CopyButton text={receipt.reference} label="reference" />
      </p>
      <EstimateTable prices={receipt} modes={receipt.transport_modes} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 text-ui">
        <FollowLinks receipt={receipt} />
        <Button variant="secondary" size="marketing" onClick={form.startAnother}>
          Request another quote
        </Button>
      </div>
    </section>
  );
}

function FollowLinks({ receipt: { email, contact_name = '' } }: { receipt: SentReceipt }) {
  if (readStoredSession())
    return (
      <Link className="link inline-flex min-h-11 items-center" to={paths.dashboard()}>
        Follow it on your dashboard
      </Link>
    );
  return (
    <p>
      <Link
        className="link inline-flex min-h-11 items-center"
        to={paths.register({ email, full_name: contact_name })}
      >
        Create an account
      </Link>{' '}
      or{' '}
      <Link
        className="link inline-flex min-h-11 items-center"
        to={paths.auth({ for: 'customer', next: paths.dashboard() })}
        state={{ email } satisfies SignInState}
      >
        sign in
      </Link>{' '}
      with this e-mail address to follow it.
    </p>
  );
}
