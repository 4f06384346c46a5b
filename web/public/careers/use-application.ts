import { type FormEvent, useRef } from 'react';
import type { Job } from '#content/jobs.ts';
import { APPLICATION_RULES, type ApplicationForm } from '#domain/careers/application-rules.ts';
import { validate } from '#domain/validation/rules.ts';
import { botDetectionFields } from '#web/forms/bot-detection.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { toast } from '#web/ui/overlays/toast.ts';

type ApplicationValues = Omit<ApplicationForm, 'cv'> & { cv: FileList | undefined };

const initial: ApplicationValues = { full_name: '', email: '', phone: '', message: '', cv: undefined };
const resolver = rulesResolver(({ cv, ...applicant }: ApplicationValues) =>
  validate(APPLICATION_RULES, { ...applicant, cv: cv?.[0] }),
);

/** `onSent` receives the address that gets the confirmation. */
export function useApplication({ slug: job_slug }: Job, onSent: (email: string) => void) {
  const ref = useRef<HTMLFormElement>(null);
  const openedAt = useRef(Date.now());
  const form = useForm({ initial, resolver, idPrefix: '' });
  const { write, pending, failure, calls, reset } = useWrite({
    send: async ({ cv, ...applicant }: ApplicationValues, options) => {
      // The API client is loaded on submit, because reading about a job doesn't need it.
      const { call } = await import('#web/api/client.ts');
      const botDetection = botDetectionFields(ref.current, openedAt.current);
      await call.careers.apply({ ...applicant, cv: cv?.[0] as File, job_slug, ...botDetection }, options);
    },
    form,
    onSuccess: (_, { email }) => {
      toast({ title: 'Application sent', description: 'We’ll reply within five working days.' });
      onSent(email.trim());
    },
    failureToast: { title: 'Error' },
  });
  const submit = (event: FormEvent) => {
    reset();
    form.submit(write)(event);
  };
  return { ref, form, submit, pending, failure, calls };
}
