import { type FormEvent, useLayoutEffect } from 'react';
import type { QuoteReceipt } from '#contract/quotes/customer.ts';
import { QUOTE_RULES } from '#domain/quotes/quote-rules.ts';
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
import { useSessionStorageState } from '#web/ui/session-storage-state.ts';
import { EMPTY_QUOTE, type QuoteValues, quoteOf } from './quote-values.ts';

/** The position of a selected suggestion. Valid only while the field's text is unchanged. */
interface KnownPlace {
  text: string;
  name: string;
  latitude: number;
  longitude: number;
}

type KnownEnds = Partial<Record<'origin' | 'destination', KnownPlace>>;

export interface QuoteFormState extends FilledForm<QuoteValues> {
  submit: (event?: FormEvent) => void;
  pending: boolean;
  failure: string | null;
  /** The server's response, shown until the user requests another quote. */
  receipt: QuoteReceipt | null;
  startAnother: () => void;
  know: (end: 'origin' | 'destination', place: KnownPlace) => void;
  /** Origin and destination, if selected from suggestions. */
  stops: readonly KnownPlace[];
}

const brokenIn = (values: QuoteValues) => brokenRules(QUOTE_RULES, quoteOf(values)) as Broken<QuoteValues>;
const ENDS = ['origin', 'destination'] as const;
const noEnds = (): KnownEnds => ({});
const noReceipt = (): QuoteReceipt | null => null;

/** The quote form of / and /quote, which share a draft. */
export function useQuoteForm(): QuoteFormState {
  const form = useFilledForm({ name: 'quote', empty: EMPTY_QUOTE, brokenIn });
  const [receipt, setReceipt] = useSessionStorageState('groundswell.quote-receipt.1', noReceipt);
  const [known, setKnown] = useSessionStorageState('groundswell.quote-places.1', noEnds);
  const { write, pending, failure } = useWrite({
    send: async (request: ReturnType<typeof quoteOf> & BotDetectionFields, options) => {
      const { call } = await import('#web/api/client.ts');
      return call.quotes.request(request, options);
    },
    onSuccess: (response) => {
      setReceipt(response);
      toast({
        title: 'Quote Request Submitted',
        description: 'Thank you. We will reply with a detailed quote within 24 hours.',
      });
    },
    onFailure: (_, refused) => form.refuse(refused),
    storageKey: 'groundswell.quote-sent.1',
  });
  usePrefilledContact(form);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (pending || receipt) return;
    const broken = form.check();
    if (Object.keys(broken).length > 0) return showMissing(broken);
    write({ ...quoteOf(form.values), ...form.filling() });
  };
  return {
    ...form,
    submit,
    pending,
    failure,
    receipt,
    startAnother: () => {
      setReceipt(null);
      document.getElementById(form.idOf('origin'))?.focus();
    },
    know: (end, place) => setKnown((former) => ({ ...former, [end]: place })),
    stops: ENDS.flatMap((end) => (known[end]?.text === form.values[end] ? known[end] : [])),
  };
}

/** Shows a toast for missing required fields. Other errors appear only beside their fields. */
function showMissing({ origin, destination, email, transport_modes }: Broken<QuoteValues>): void {
  if (origin || destination || email)
    toast({
      title: 'Missing Information',
      description: 'Please fill in origin, destination, and email address.',
      variant: 'destructive',
    });
  else if (transport_modes)
    toast({ title: 'Select Transport Mode', description: transport_modes, variant: 'destructive' });
}

/** Prefills the contact details of signed-in users. */
function usePrefilledContact({ ready, values: { email }, change }: FilledForm<QuoteValues>): void {
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
