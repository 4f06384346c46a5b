import { type FormEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { CONTACT_RULES, type ContactForm } from '#domain/enquiries/contact-rules.ts';
import { validate } from '#domain/validation/rules.ts';
import type { BotDetectionFields } from '#web/forms/bot-detection.ts';
import { type FieldMessages, invalidEntries, isAnyBlank, rulesResolver } from '#web/forms/field-messages.ts';
import { type PublicForm, useStoredForm } from '#web/forms/use-stored-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { readStoredSession } from '#web/people/stored-session.ts';
import { toast } from '#web/ui/overlays/toast.ts';

const initial: ContactForm = { name: '', email: '', company: '', phone: '', subject: '', message: '' };
const resolver = rulesResolver((values: ContactForm) => validate(CONTACT_RULES, values));

export function useContactForm() {
  const form = useStoredForm({ name: 'contact', initial, resolver });
  /** Address that gets the reply to the last message. Null before a message is sent and when the next one is started. */
  const [answered_to, setAnsweredTo] = useState<string | null>(null);
  const { write, pending, failure } = useWrite({
    send: async (message: ContactForm & BotDetectionFields, options) => {
      const { call } = await import('#web/api/client.ts');
      await call.enquiries.send(message, options);
    },
    form,
    onSuccess: (_, { email }) => {
      form.reset();
      setAnsweredTo(email);
      toast({ title: 'Message Sent', description: 'Thank you. We will reply within 24 hours.' });
    },
    storageKey: 'groundswell.contact-sent.1',
  });
  usePrefill(form);

  return {
    ...form,
    pending,
    failure,
    answered_to,
    submit: (event?: FormEvent) => {
      setAnsweredTo(null);
      form.submit(
        (message) => write({ ...message, ...form.botDetection() }),
        (messages) => showProblems(form.getValues(), messages),
      )(event);
    },
    change: (changed: Partial<ContactForm>) => {
      setAnsweredTo(null);
      form.change(changed);
    },
  };
}

/** Shows a toast with what is missing, or else with what is invalid. */
function showProblems({ name, email, message }: ContactForm, messages: FieldMessages): void {
  toast({
    variant: 'destructive',
    ...(isAnyBlank(name, email, message)
      ? { title: 'Missing Information', description: 'Please fill in your name, email, and message.' }
      : invalidEntries(messages)),
  });
}

/** Prefills the form with the signed-in user's details and the subject from the URL. */
function usePrefill({ ready, values, change }: PublicForm<ContactForm>): void {
  const { search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the URL changes, not when the form does
  useLayoutEffect(() => {
    if (!ready) return;
    const person = values.email === '' && values.name === '' ? readStoredSession() : undefined;
    const subject = new URLSearchParams(search).get('subject');
    change({
      ...(person && { name: person.full_name, email: person.email, company: person.company_name ?? '' }),
      ...(subject && values.subject === '' && { subject }),
    });
  }, [ready, search]);
}
