import { Alert } from '#web/ui/alert.tsx';
import { ErrorSummary } from '#web/ui/fields/error-summary.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { HoneypotField } from '#web/ui/fields/honeypot-field.tsx';
import { LineField } from '#web/ui/fields/line-field.tsx';
import { SubmitArea } from '#web/ui/fields/submit-area.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { useContactForm } from './use-contact-form.ts';

/** The contact form. It is cleared after a submission, which is confirmed above the button. */
export function ContactForm() {
  const form = useContactForm();
  return (
    <form
      ref={form.ref}
      noValidate
      method="post"
      action="/contact"
      // A submit before hydration waits for it, so that errors appear beside their fields.
      data-awaits-script=""
      aria-label="Contact message"
      onSubmit={form.submit}
      className="flex flex-col gap-5"
    >
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <div className="grid gap-5 md:grid-cols-2">
        <LineField form={form} name="name" label="Name" autoComplete="name" />
        <LineField
          form={form}
          name="email"
          label="E-mail"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <LineField form={form} name="company" label="Company" optional autoComplete="organization" />
        <LineField form={form} name="phone" label="Phone" optional type="tel" autoComplete="tel" />
      </div>
      <LineField form={form} name="subject" label="Subject" optional autoComplete="off" />
      <Field label="Message" id={form.idOf('message')} error={form.errorOf('message')}>
        <Textarea
          name="message"
          rows={8}
          value={form.values.message}
          onChange={({ target }) => form.change({ message: target.value })}
        />
      </Field>
      <HoneypotField />
      {form.answered_to && (
        <Alert variant="info" title="We’ve received your message.">
          We will reply to {form.answered_to} within 24 hours.
        </Alert>
      )}
      <SubmitArea
        label="Send Message"
        busyLabel="Sending..."
        pending={form.pending}
        failure={form.failure}
        onRetry={form.submit}
      />
    </form>
  );
}
