import { phoneHref } from '#content/company.ts';
import type { EnquiryRow } from '#contract/enquiries.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Age } from '#web/notifications/age.tsx';
import { Button } from '#web/ui/button.tsx';

/** As the contact page promises. */
const REPLY_WITHIN_MS = DAY_MS;

export function ContactMessageItem({ enquiry, now }: { enquiry: EnquiryRow; now: Date }) {
  const { name, email, company, phone, subject, message, created_at, answered_at } = enquiry;
  const isOverdue = !answered_at && now.getTime() - created_at.getTime() > REPLY_WITHIN_MS;
  return (
    <li className="border-b border-line px-4 py-4 last:border-b-0">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 className="min-w-0 flex-1 basis-64 font-text text-ui font-semibold tracking-normal">
          {subject || 'No subject'}
        </h3>
        {isOverdue && <strong className="text-dense font-semibold text-danger">Reply overdue</strong>}
        <Age since={created_at} now={now} className="text-caption" />
      </div>
      <p className="text-dense text-ink-2">
        {[name, company].filter(Boolean).join(', ')}
        {phone && (
          <>
            {' · '}
            <a className="link" href={phoneHref(phone)}>
              {phone}
            </a>
          </>
        )}
      </p>
      <p className="mt-2 max-w-[68ch] text-dense wrap-anywhere whitespace-pre-wrap">{message}</p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <a
          className="link inline-flex min-h-9 items-center text-dense font-semibold break-all max-sm:min-h-11"
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject || 'Your message'}`)}`}
        >
          Reply to {email}
        </a>
        <AnswerState enquiry={enquiry} now={now} />
      </div>
    </li>
  );
}

/** Who answered the message, or that nobody has; the reply itself is an e-mail of the reader's own program. */
function AnswerState({ enquiry, now }: { enquiry: EnquiryRow; now: Date }) {
  const { id, subject, name, answered_at, answered_by } = enquiry;
  const mark = useWrite({
    send: (answered: boolean, options) => call.enquiries.change({ id, answered }, options),
    failureToast: { title: 'The message was not marked' },
  });
  const isAnswered = answered_at !== null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-dense">
      {isAnswered && (
        <span className="text-ink-2">
          Answered{answered_by && ` by ${answered_by}`}, <Age since={answered_at} now={now} />
        </span>
      )}
      <Button
        variant={isAnswered ? 'ghost' : 'secondary'}
        className={isAnswered ? 'max-sm:-ml-3.5 sm:-mr-3.5' : ''}
        pending={mark.pending}
        onClick={() => mark.write(!isAnswered)}
        aria-label={`${isAnswered ? 'Mark as unanswered' : 'Mark as answered'}: ${subject || name}`}
      >
        {isAnswered ? 'Mark as unanswered' : 'Mark as answered'}
      </Button>
    </p>
  );
}
