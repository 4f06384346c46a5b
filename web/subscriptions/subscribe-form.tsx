import { type FormEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { mailingLists } from '#content/mailing-lists.ts';
import type { MailingList } from '#domain/subscriptions/mailing-list.ts';
import { emailAddress } from '#domain/validation/rules.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ButtonVariant } from '#web/ui/button-styles.ts';
import { Field, FieldError } from '#web/ui/fields/field.tsx';
import { HoneypotField } from '#web/ui/fields/honeypot-field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { requestSubscription } from './subscribe-prompt.ts';

const CHECK_MAIL = 'Please check your e-mail to confirm your subscription.';

interface SubscribeFormProps {
  list: MailingList;
  /** Defaults to 'Subscribe'. */
  submitLabel?: string;
  /** Use 'secondary' if the region already has a primary button. */
  variant?: ButtonVariant;
}

/** Subscribes to a mailing list with double opt-in: the address is active only after confirmation by e-mail. */
export function SubscribeForm({ list, submitLabel = 'Subscribe', variant = 'primary' }: SubscribeFormProps) {
  const id = useId();
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [requested, setRequested] = useState(false);

  async function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = input.current;
    if (busy || !field) return;
    const fields = new FormData(event.currentTarget);
    const sentence = emailAddress(field.value);
    setRequested(false);
    setFailure(undefined);
    setWrong(sentence);
    if (sentence) return field.focus();

    setBusy(true);
    const result = await requestSubscription({
      email: field.value,
      list,
      homepage: String(fields.get('homepage') ?? ''),
    });
    setBusy(false);
    if (result.outcome === 'requested') {
      field.value = '';
      setRequested(true);
      toast({ title: mailingLists[list].title, description: CHECK_MAIL });
    } else if (result.outcome === 'address_wrong') {
      setWrong(result.sentence);
      field.focus();
    } else {
      setFailure(result.sentence);
      toast({ title: 'Error', description: result.sentence, variant: 'destructive' });
    }
  }

  return (
    // Before hydration the browser validates and submits the form natively.
    <form
      noValidate={hydrated}
      method="post"
      action="/subscriptions"
      aria-label={mailingLists[list].title}
      onSubmit={(event) => void subscribe(event)}
      className="@container flex w-full max-w-[28rem] flex-col gap-3"
    >
      <input type="hidden" name="list" value={list} />
      <div className="grid gap-3 @min-[25rem]:grid-cols-[1fr_auto] @min-[25rem]:items-end">
        <Field label="E-mail" id={`${id}-email`}>
          <TextInput
            ref={input}
            name="email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            aria-invalid={wrong !== undefined}
            aria-describedby={wrong === undefined ? undefined : `${id}-error`}
          />
        </Field>
        {wrong && (
          <div className="@min-[25rem]:col-span-2 @min-[25rem]:row-start-2">
            <FieldError id={`${id}-error`}>{wrong}</FieldError>
          </div>
        )}
        <Button
          type="submit"
          size="marketing"
          variant={variant}
          pending={busy}
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
