import { Link } from 'react-router';
import { company } from '#content/company.ts';
import type { Job } from '#content/jobs.ts';
import { CV_ENDINGS } from '#domain/careers/curriculum-vitae.ts';
import { FocusedAlert } from '#web/forms/focused-alert.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/fields/error-summary.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { FileInput } from '#web/ui/fields/file-input.tsx';
import { HoneypotField } from '#web/ui/fields/honeypot-field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { useHydrated } from '#web/ui/loading/use-hydrated.ts';
import { OFFLINE_ENTRIES_STAY, useOnline } from '#web/ui/use-online.ts';
import { useApplication } from './use-application.ts';

/** `onSent` receives the address that gets the confirmation. */
export function ApplicationForm({ job, onSent }: { job: Job; onSent: (email: string) => void }) {
  const { ref, form, submit, pending, failure, calls } = useApplication(job, onSent);
  const fullName = form.field('full_name');
  const email = form.field('email');
  const phone = form.field('phone');
  const message = form.field('message');
  const cv = form.field('cv');
  const hydrated = useHydrated();
  const online = useOnline();
  return (
    // Uncontrolled fields, so that entries survive any script error.
    <form
      ref={ref}
      noValidate={hydrated}
      method="post"
      encType="multipart/form-data"
      action="/careers/applications"
      aria-labelledby="apply"
      className="flex max-w-[44rem] flex-col gap-5"
      onSubmit={submit}
    >
      {failure && (
        <FocusedAlert title={failure} attempt={calls}>
          Your entries are still here. If it keeps failing, write to{' '}
          <a className="link" href={`mailto:${company.careers_email}`}>
            {company.careers_email}
          </a>
          .
        </FocusedAlert>
      )}
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <input type="hidden" name="job_slug" value={job.slug} />
      <Field label="Full name" id="full_name" error={fullName.error}>
        <TextInput {...fullName.control} autoComplete="name" required />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="E-mail" id="email" error={email.error}>
          <TextInput
            {...email.control}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        </Field>
        <Field label="Phone" id="phone" error={phone.error} optional>
          <TextInput {...phone.control} type="tel" autoComplete="tel" />
        </Field>
      </div>
      <Field label="Message" id="message" error={message.error} optional>
        <Textarea {...message.control} rows={5} />
      </Field>
      <Field label="CV" id="cv" hint="PDF or DOCX, up to 5 MB" error={cv.error}>
        <FileInput {...cv.control} accept={CV_ENDINGS.join(',')} required />
      </Field>
      <HoneypotField />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          type="submit"
          size="marketing"
          pending={pending}
          busyLabel="Sending..."
          disabled={!online}
          aria-describedby="offline-reason"
        >
          Send application
        </Button>
        <p className="text-caption">
          Only the hiring team for this role reads your application.{' '}
          <Link className="link" to={paths.privacyPolicy()}>
            Privacy Policy
          </Link>
        </p>
      </div>
      <p id="offline-reason" role="status" className="-mt-3 text-caption empty:hidden">
        {!online && OFFLINE_ENTRIES_STAY}
      </p>
    </form>
  );
}
