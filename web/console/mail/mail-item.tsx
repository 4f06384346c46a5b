import type { MailRow } from '#contract/mail.ts';
import { Age } from '#web/notifications/age.tsx';
import { MailStatus } from './mail-status.tsx';
import { withNonBreakingTerms } from './non-breaking-terms.ts';

export function MailItem({ mail, now }: { mail: MailRow; now: Date }) {
  const { recipient, subject, text, link, status, attempts, created_at } = mail;
  return (
    <li className="border-b border-line px-4 py-3 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="min-w-0 flex-1 basis-64 font-text text-ui font-semibold tracking-normal">
          {withNonBreakingTerms(subject)}
        </h2>
        <MailStatus status={status} attempts={attempts} />
        <Age since={created_at} now={now} className="text-caption" />
      </div>
      <p className="text-dense break-all text-ink-2">To {recipient}</p>
      <div className="mt-1 flex flex-wrap items-start gap-x-6">
        <details className="min-w-0 flex-1 basis-64 text-dense">
          <summary className="py-1.5 max-sm:py-3 font-semibold text-brand">
            Show message
            <span className="sr-only">
              {' '}
              of “{subject}” to {recipient}
            </span>
          </summary>
          <p className="max-w-[68ch] pb-2 wrap-anywhere whitespace-pre-wrap">{withNonBreakingTerms(text)}</p>
        </details>
        {link && (
          <a href={link} className="link py-1.5 max-sm:py-3 text-dense font-semibold">
            Open link
            <span className="sr-only">
              {' '}
              of “{subject}” to {recipient}
            </span>
          </a>
        )}
      </div>
    </li>
  );
}
