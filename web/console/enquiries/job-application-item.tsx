import Download from 'lucide-react/icons/download';
import { phoneHref } from '#content/company.ts';
import type { JobApplicationRow } from '#contract/careers.ts';
import { fileSize } from '#web/documents/file-size.ts';
import { Age } from '#web/notifications/age.tsx';
import { buttonStyle } from '#web/ui/button-styles.ts';

export function JobApplicationItem({ application, now }: { application: JobApplicationRow; now: Date }) {
  const { id, full_name, job_title, email, phone, message, cv_name, cv_bytes, created_at } = application;
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 border-b border-line px-4 py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="font-text text-ui font-semibold tracking-normal wrap-anywhere">{full_name}</h3>
        <p className="text-dense text-ink-2">
          {job_title} · <Age since={created_at} now={now} />
        </p>
        <p className="flex flex-wrap gap-x-4 text-dense">
          <a className="link break-all max-sm:py-2.5" href={`mailto:${email}`}>
            {email}
          </a>
          {phone && (
            <a className="link max-sm:py-2.5" href={phoneHref(phone)}>
              {phone}
            </a>
          )}
        </p>
        {message && (
          <details className="mt-1 text-dense">
            <summary className="py-1.5 font-semibold text-brand max-sm:py-2.5">
              Message
              <span className="sr-only"> of {full_name}</span>
            </summary>
            <p className="max-w-[68ch] pb-2 wrap-anywhere whitespace-pre-wrap">{message}</p>
          </details>
        )}
      </div>
      <a
        href={`/api/careers/applications/${id}/cv`}
        download={cv_name}
        title={cv_name}
        className={buttonStyle('secondary', 'app')}
      >
        <Download aria-hidden="true" />
        CV
        <span className="sr-only"> of {full_name}</span>
        <span className="num font-normal text-ink-2">{fileSize(cv_bytes)}</span>
      </a>
    </li>
  );
}
