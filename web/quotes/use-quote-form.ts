import { type FormEvent, useLayoutEffect } from 'react';
import type { QuoteReceipt } from '#contract/quotes/customer.ts';
import { QUOTE_RULES } from '#domain/quotes/quote-rules.ts';
import { brokenRules } from '#domain/validation/rules.ts';
import { useIdempotencyScope } from '#web/api/idempotency-scope.ts';
import { useSending } from '#web/api/write-state.ts';
import { readStoredSession } from '#web/people/stored-session.ts';
import { type Broken, type FilledForm, useFilledForm } from '#web/ui/filled-form.ts';
import { useSessionStorageState } from '#web/ui/session-storage-state.ts';
import { toast } from '#web/ui/toast.ts';
import { EMPTY_QUOTE, type QuoteValues, quoteOf } from './quote-values.ts';

/** Where a taken suggestion lies; of no use once the text in the field is another. */
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
  /** What the server answered; it stays beside the filled form until another quote is wanted. */
  receipt: QuoteReceipt | null;
  askAgain: () => void;
  know: (end: 'origin' | 'destination', place: KnownPlace) => void;
  /** Origin and destination, as far as they were taken from the suggestions. */
  stops: readonly KnownPlace[];
}

const brokenIn = (values: QuoteValues) => brokenRules(QUOTE_RULES, quoteOf(values)) as Broken<QuoteValues>;
const ENDS = ['origin', 'destination'] as const;
const noEnds = (): KnownEnds => ({});
const noReceipt = (): QuoteReceipt | null => null;

/** The quote form of / and /quote: both show the same draft. */
export function useQuoteForm(): QuoteFormState {
  const form = useFilledForm({ name: 'quote', empty: EMPTY_QUOTE, brokenIn });
  const options = useIdempotencyScope('groundswell.quote-sent.1');
  const [receipt, setReceipt] = useSessionStorageState('groundswell.quote-receipt.1', noReceipt);
  const [known, setKnown] = useSessionStorageState('groundswell.quote-places.1', noEnds);
  const { send, pending, failure } = useSending<QuoteReceipt>({
    onSent: (answer) => {
      setReceipt(answer);
      toast({
        title: 'Quote Request Submitted',
        description: 'Thank you. We will reply with a detailed quote within 24 hours.',
      });
    },
    onRefused: form.refuse,
  });
  useOwnContact(form);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (pending || receipt) return;
    const broken = form.check();
    if (Object.keys(broken).length > 0) return tell(broken);
    const sent = { ...quoteOf(form.values), ...form.filling() };
    void send(async () => {
      const { call } = await import('#web/api/client.ts');
      return call.quotes.request(sent, options);
    });
  };
  return {
    ...form,
    submit,
    pending,
    failure,
    receipt,
    askAgain: () => {
      setReceipt(null);
      document.getElementById(form.idOf('origin'))?.focus();
    },
    know: (end, place) => setKnown((former) => ({ ...former, [end]: place })),
    stops: ENDS.flatMap((end) => (known[end]?.text === form.values[end] ? known[end] : [])),
  };
}

/** Other problems have no toast: they stand beside their fields. */
function tell({ origin, destination, email, transport_modes }: Broken<QuoteValues>): void {
  if (origin || destination || email)
    toast({
      title: 'Missing Information',
      description: 'Please fill in origin, destination, and email address.',
      variant: 'destructive',
    });
  else if (transport_modes)
    toast({ title: 'Select Transport Mode', description: transport_modes, variant: 'destructive' });
}

/** Whoever is signed in need not write who they are. */
function useOwnContact({ ready, values: { email }, change }: FilledForm<QuoteValues>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is ready; not after it was emptied
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
