import { type FormEvent, useRef, useState } from 'react';
import type { Job } from '#content/jobs.ts';
import { APPLICATION_RULES, type ApplicationForm } from '#domain/careers/application-rules.ts';
import { brokenRules } from '#domain/validation/rules.ts';
import { useIdempotencyScope } from '#web/api/idempotency-scope.ts';
import type { FieldProblem } from '#web/ui/fields/error-summary.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import type { Sent } from './send-application.ts';

type FieldName = keyof ApplicationForm;
type Errors = Partial<Record<FieldName, string>>;

const NOT_REACHED = 'We could not reach the server. Please try again.';

/** Validates an application with the server's rules, submits it idempotently, and shows errors beside their fields. */
export function useApplication({ slug }: Job, onSent: (email: string) => void) {
  const openedAt = useRef(performance.now());
  const options = useIdempotencyScope();
  const [errors, setErrors] = useState<Errors>({});
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  /** Focuses a single invalid field, or the error summary if there are several. */
  function show(found: Errors) {
    const listed = Object.entries(found).map(([fieldId, message]) => ({ fieldId, message }));
    setErrors(found);
    setProblems(listed.length > 1 ? listed : []);
    setAttempt((former) => former + 1);
    if (listed.length === 1 && listed[0]) document.getElementById(listed[0].fieldId)?.focus();
    return listed.length > 0;
  }

  async function send(form: HTMLFormElement) {
    setFailure(undefined);
    const application = applicationIn(form);
    if (show(brokenRules(APPLICATION_RULES, application))) return;
    setBusy(true);
    const sent = await submitApplication({
      ...application,
      job_slug: slug,
      homepage: String(new FormData(form).get('homepage') ?? ''),
      seconds_open: (performance.now() - openedAt.current) / 1000,
    });
    setBusy(false);
    if (sent.outcome === 'sent') {
      toast({ title: 'Application sent', description: 'We’ll reply within five working days.' });
      onSent(application.email.trim());
    } else if (sent.outcome === 'fields_wrong') show(sent.errors);
    else {
      setFailure(sent.sentence);
      setAttempt((former) => former + 1);
      toast({ title: 'Error', description: sent.sentence, variant: 'destructive' });
    }
  }

  async function submitApplication(
    application: Parameters<typeof import('./send-application.ts').sendApplication>[0],
  ) {
    // The API client is loaded on submit, because reading about a job doesn't need it.
    const module = await import('./send-application.ts').catch(() => undefined);
    if (!module) return { outcome: 'failed', sentence: NOT_REACHED } satisfies Sent;
    return module.sendApplication(application, options);
  }

  return {
    problems,
    attempt,
    failure,
    busy,
    errorOf: (field: FieldName) => errors[field],
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (!busy) void send(event.currentTarget);
    },
    /** Clears an error as soon as its field is valid. */
    recheck(event: FormEvent<HTMLFormElement>) {
      const broken = brokenRules(APPLICATION_RULES, applicationIn(event.currentTarget));
      setErrors((shown) =>
        Object.fromEntries(
          Object.keys(shown).flatMap((field) => {
            const sentence = broken[field as FieldName];
            return sentence === undefined ? [] : [[field, sentence]];
          }),
        ),
      );
    },
  };
}

function applicationIn(form: HTMLFormElement) {
  const fields = new FormData(form);
  const text = (name: FieldName) => String(fields.get(name) ?? '');
  const cv = fields.get('cv');
  return {
    full_name: text('full_name'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
    cv: cv instanceof File ? cv : undefined,
  };
}
