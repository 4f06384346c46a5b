import { type FormEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { CONTACT_RULES, type ContactForm } from '#domain/enquiries/contact-rules.ts';
import { brokenRules } from '#domain/validation/rules.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { readStoredSession } from '#web/people/stored-session.ts';
import {
  type BotDetectionFields,
  type Broken,
  type FilledForm,
  useFilledForm,
} from '#web/ui/fields/filled-form.ts';
import { toast } from '#web/ui/overlays/toast.ts';

export interface ContactFormState extends FilledForm<ContactForm> {
  submit: (event?: FormEvent) => void;
  pending: boolean;
  failure: string | null;
  /** Address that gets the reply to the last message. Null before a message is sent and when the next one is started. */
  answered_to: string | null;
}

const EMPTY: ContactForm = { name: '', email: '', company: '', phone: '', subject: '', message: '' };
const brokenIn = (values: ContactForm) => brokenRules(CONTACT_RULES, values);

export function useContactForm(): ContactFormState {
  const form = useFilledForm({ name: 'contact', empty: EMPTY, brokenIn });
  const [answered_to, setAnsweredTo] = useState<string | null>(null);
  const { write, pending, failure } = useWrite({
    send: async (message: ContactForm & BotDetectionFields, options) => {
      const { call } = await import('#web/api/client.ts');
      await call.enquiries.send(message, options);
    },
    onSuccess: (_, { email }) => {
      form.reset();
      setAnsweredTo(email);
      toast({ title: 'Message Sent', description: 'Thank you. We will reply within 24 hours.' });
    },
    onFailure: (_, refused) => form.refuse(refused),
    storageKey: 'groundswell.contact-sent.1',
  });
  usePrefill(form);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (pending) return;
    setAnsweredTo(null);
    const broken = form.check();
    if (Object.keys(broken).length > 0) return showMissing(broken);
    write({ ...form.values, ...form.filling() });
  };
  const change = (changed: Partial<ContactForm>) => {
    setAnsweredTo(null);
    form.change(changed);
  };
  return { ...form, change, submit, pending, failure, answered_to };
}

/** Shows a toast for missing required fields. Other errors appear only beside their fields. */
function showMissing({ name, email, message }: Broken<ContactForm>): void {
  if (name || email || message)
    toast({
      title: 'Missing Information',
      description: 'Please fill in your name, email, and message.',
      variant: 'destructive',
    });
}

/** Prefills the form with the signed-in user's details and the subject from the URL. */
function usePrefill({ ready, values, change }: FilledForm<ContactForm>): void {
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
