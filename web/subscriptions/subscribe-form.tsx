import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { mailingLists } from '#content/mailing-lists.ts';
import type { MailingList } from '#domain/subscriptions/mailing-list.ts';
import { emailAddress } from '#domain/validation/rules.ts';
import { honeypotOf } from '#web/forms/bot-detection.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ButtonVariant } from '#web/ui/button-styles.ts';
import { Field, FieldError } from '#web/ui/fields/field.tsx';
import { HoneypotField } from '#web/ui/fields/honeypot-field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useHydrated } from '#web/ui/loading/use-hydrated.ts';
import { toast } from '#web/ui/overlays/toast.ts';

const CHECK_MAIL = 'Please check your e-mail to confirm your subscription.';
const initial = { email: '' };
const resolver = rulesResolver(({ email }: typeof initial) => ({ email: emailAddress(email) }));

interface SubscribeFormProps {
  list: MailingList;
  /** Defaults to 'Subscribe'. */
  submitLabel?: string;
  /** Use 'secondary' if the region already has a primary button. */
  variant?: ButtonVariant;
}

/** Subscribes to a mailing list with double opt-in: the address is active only after confirmation by e-mail. */
export function SubscribeForm({ list, submitLabel = 'Subscribe', variant = 'primary' }: SubscribeFormProps) {
  const hydrated = useHydrated();
  const ref = useRef<HTMLFormElement>(null);
  const [requested, setRequested] = useState(false);
  const form = useForm({ initial, resolver });
  const email = form.field('email');
  const errorId = `${form.idOf('email')}-error`;
  const { write, pending, failure, reset } = useWrite({
    send: async (subscriber: typeof initial, options) => {
      // The API client is loaded on submit, because reading the page doesn't need it.
      const { call } = await import('#web/api/client.ts');
      await call.subscriptions.request({ ...subscriber, list, homepage: honeypotOf(ref.current) }, options);
    },
    form,
    onSuccess: () => {
      form.reset();
      setRequested(true);
      toast({ title: mailingLists[list].title, description: CHECK_MAIL });
    },
    failureToast: { title: 'Error' },
  });
  const submit = (event: FormEvent) => {
    reset();
    setRequested(false);
    form.submit(write)(event);
  };

  return (
    // Before hydration the browser validates and submits the form natively.
    <form
      ref={ref}
      noValidate={hydrated}
      method="post"
      action="/subscriptions"
      aria-label={mailingLists[list].title}
      onSubmit={submit}
      className="@container flex w-full max-w-[28rem] flex-col gap-3"
    >
      <input type="hidden" name="list" value={list} />
      <div className="grid gap-3 @min-[25rem]:grid-cols-[1fr_auto] @min-[25rem]:items-end">
        <Field label="E-mail" id={form.idOf('email')}>
          <TextInput
            {...email.control}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            aria-invalid={email.error !== undefined}
            aria-describedby={email.error && errorId}
          />
        </Field>
        {email.error && (
          <div className="@min-[25rem]:col-span-2 @min-[25rem]:row-start-2">
            <FieldError id={errorId}>{email.error}</FieldError>
          </div>
        )}
        <Button
          type="submit"
          size="marketing"
          variant={variant}
          pending={pending}
          busyLabel="Subscribing..."
          className="justify-self-start"
        >
          {submitLabel}
        </Button>
      </div>
      <HoneypotField />
      <p role="status" className="text-ui font-semibold text-st-delivered-fg empty:hidden">
        {requested && CHECK_MAIL}
      </p>
      {failure && <Alert title={failure} />}
      <p className="text-caption">
        {mailingLists[list].promise} Every e-mail has a one-click unsubscribe link.{' '}
        <Link className="link" to={paths.privacyPolicy()}>
          Privacy Policy
        </Link>
      </p>
    </form>
  );
}
