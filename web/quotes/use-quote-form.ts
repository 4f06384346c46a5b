import { type FormEvent, useLayoutEffect, useState } from 'react';
import type { QuoteReceipt } from '#contract/quotes/customer.ts';
import { QUOTE_RULES } from '#domain/quotes/quote-rules.ts';
import { validate } from '#domain/validation/rules.ts';
import type { BotDetectionFields } from '#web/forms/bot-detection.ts';
import { type FieldMessages, invalidEntries, isAnyBlank, rulesResolver } from '#web/forms/field-messages.ts';
import { usePersonChange } from '#web/forms/person-change.ts';
import { type PublicForm, useStoredForm } from '#web/forms/use-stored-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { readStoredSession } from '#web/people/stored-session.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { useSessionStorageState } from '#web/ui/session-storage-state.ts';
import { EMPTY_QUOTE, type QuoteValues, quoteOf } from './quote-values.ts';
import { useFirstPrices } from './use-first-prices.ts';

/** The position of a selected suggestion. Valid only while the field's text is unchanged. */
interface KnownPlace {
  text: string;
  name: string;
  latitude: number;
  longitude: number;
}

/** A receipt with what was sent, because the form can be changed since. */
export type SentReceipt = QuoteReceipt &
  Pick<QuoteValues, 'email' | 'transport_modes'> &
  // Missing in a receipt that an earlier release stored.
  Partial<Pick<QuoteValues, 'contact_name'>>;

type KnownEnds = Partial<Record<'origin' | 'destination', KnownPlace>>;

export type QuoteFormState = ReturnType<typeof useQuoteForm>;

const ENDS = ['origin', 'destination'] as const;
const noEnds = (): KnownEnds => ({});
const noReceipt = (): SentReceipt | null => null;
const resolver = rulesResolver((values: QuoteValues) => validate(QUOTE_RULES, quoteOf(values)));

/** The quote form of / and /quote, which share a draft. */
export function useQuoteForm() {
  const form = useStoredForm({ name: 'quote', initial: EMPTY_QUOTE, resolver });
  const [receipt, setReceipt] = useSessionStorageState('groundswell.quote-receipt.2', noReceipt);
  const [justSent, setJustSent] = useState(false);
  const [known, setKnown] = useSessionStorageState('groundswell.quote-places.1', noEnds);
  const { write, pending, failure } = useWrite({
    send: async (request: ReturnType<typeof quoteOf> & BotDetectionFields, options) => {
      const { call } = await import('#web/api/client.ts');
      return call.quotes.request(request, options);
    },
    form,
    onSuccess: (response, { email, contact_name, transport_modes }) => {
      setReceipt({ ...response, email, contact_name, transport_modes });
      setJustSent(true);
      toast({
        title: 'Quote Request Submitted',
        description: 'Thank you. We will reply with a detailed quote within 24 hours.',
      });
    },
    storageKey: 'groundswell.quote-sent.1',
  });
  const firstPrices = useFirstPrices(form.values, { paused: !form.ready || receipt !== null });
  usePersonChange(() => {
    setReceipt(null);
    setKnown(noEnds);
  });
  usePrefilledContact(form);

  return {
    ...form,
    submit: (event?: FormEvent) => {
      event?.preventDefault();
      if (!receipt)
        form.submit(
          (values) => write({ ...quoteOf(values), ...form.botDetection() }),
          (messages) => showProblems(form.getValues(), messages),
        )();
    },
    pending,
    failure,
    /** The server's response, shown until the user requests another quote. */
    receipt,
    /** Whether the receipt is new, not restored after a reload. */
    justSent,
    /** The prices of what was entered so far; none once a receipt states them. */
    firstPrices,
    /** Fills in values for another quote. */
    preset: (values: Partial<QuoteValues>) => {
      setReceipt(null);
      form.change(values);
    },
    startAnother: () => {
      setReceipt(null);
      document.getElementById(form.idOf('origin'))?.focus();
    },
    know: (end: 'origin' | 'destination', place: KnownPlace) =>
      setKnown((former) => ({ ...former, [end]: place })),
    /** Origin and destination, if selected from suggestions. */
    stops: ENDS.flatMap((end) => (known[end]?.text === form.values[end] ? known[end] : [])),
  };
}

/** Shows a toast with what is missing, or else with what is invalid. */
function showProblems({ origin, destination, email }: QuoteValues, messages: FieldMessages): void {
  toast({ variant: 'destructive', ...problemOf() });

  function problemOf() {
    if (isAnyBlank(origin, destination, email))
      return {
        title: 'Missing Information',
        description: 'Please fill in origin, destination, and email address.',
      };
    const { transport_modes } = messages;
    return transport_modes
      ? { title: 'Select Transport Mode', description: transport_modes }
      : invalidEntries(messages);
  }
}

/** Prefills the contact details of signed-in users. */
function usePrefilledContact({ ready, values: { email }, change }: PublicForm<QuoteValues>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the form is ready, not after it is cleared
  useLayoutEffect(() => {
    const person = ready && email === '' ? readStoredSession() : undefined;
    if (person)
      change({
        contact_name: person.full_name,
        email: person.email,
        company: person.company_name ?? '',
      });
  }, [ready]);
}
