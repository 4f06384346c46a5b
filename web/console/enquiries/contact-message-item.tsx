import { phoneHref } from '#content/company.ts';
import type { EnquiryRow } from '#contract/enquiries.ts';
import { Age } from '#web/notifications/age.tsx';

export function ContactMessageItem({ enquiry, now }: { enquiry: EnquiryRow; now: Date }) {
  const { name, email, company, phone, subject, message, created_at } = enquiry;
  return (
    <li className="border-b border-line px-4 py-4 last:border-b-0">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 className="min-w-0 flex-1 basis-64 font-text text-ui font-semibold tracking-normal">
          {subject || 'No subject'}
        </h3>
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
      <a
        className="link mt-2 inline-flex min-h-9 items-center text-dense font-semibold break-all max-sm:min-h-11"
        href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject || 'Your message'}`)}`}
      >
        Reply to {email}
      </a>
    </li>
  );
}
