import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { QuoteOption } from '#contract/quotes/options.ts';
import type { StaffQuote } from '#contract/quotes/staff.ts';
import { admits } from '#domain/people/access.ts';
import { offerState } from '#domain/quotes/offer.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api, call } from '#web/api/client.ts';
import { useFileView } from '#web/documents/use-download.ts';
import { FocusedAlert } from '#web/forms/focused-alert.tsx';
import { useWrite } from '#web/forms/use-write.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/people/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { endOf } from '#web/ui/local-day.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { useSessionStorageState } from '#web/ui/session-storage-state.ts';
import { offerRecipient } from '../quotes/client-of-quote.ts';
import { BuilderHeader } from './builder-header.tsx';
import { CarrierRates } from './carrier-rates.tsx';
import { ChargeGrid } from './charge-grid.tsx';
import {
  type DraftOption,
  draftOfOption,
  draftOfProposal,
  emptyOption,
  MAX_OPTIONS,
  optionOf,
  renew,
  validateDraft,
  withCarrierRates,
} from './draft-option.ts';
import { draftPrice, type Proposals } from './draft-price.ts';
import { MarginNote } from './margin-note.tsx';
import { OfferPreview } from './offer-preview.tsx';
import { OfferTerms } from './offer-terms.tsx';
import { OptionTabs } from './option-tabs.tsx';
import { Revisions } from './revisions.tsx';
import { useBuilderKeys } from './use-builder-keys.ts';

interface QuoteBuilderProps {
  quote: StaffQuote;
  proposals: Proposals;
  offered: { revision: number; options: QuoteOption[] };
}

interface Draft {
  /** The revision that it continues. */
  revision: number;
  options: DraftOption[];
  /** Whether anything was changed by hand. */
  isChanged: boolean;
}

/** By the person and the reference of the quote. */
type Drafts = Partial<Record<string, Draft>>;

const PROBLEMS_ID = 'offer-problems';
const MISSING_RATE_ID = 'offer-missing-rate';
const STORAGE_KEY = 'groundswell.offer-drafts.1';

/** One to four options, what they cost us beside what the customer pays, and what the customer will see. */
export function QuoteBuilder({ quote, proposals, offered }: QuoteBuilderProps) {
  const [now] = useState(() => new Date());
  const fresh = (): Draft => ({
    revision: offered.revision,
    options: firstOptions(proposals, offered.options, now),
    isChanged: false,
  });
  const [drafts, setDrafts] = useSessionStorageState<Drafts>(STORAGE_KEY, () => ({}));
  const { person } = useSession();
  const owner = `${person?.user_id} `;
  const draftKey = `${owner}${quote.reference}`;
  const stored = drafts[draftKey];
  const setStored = (draft: Draft) =>
    setDrafts((former) => {
      // On a shared computer, those of another person are not stored again.
      const own = Object.entries(former).filter(([key]) => key.startsWith(owner));
      return { ...Object.fromEntries(own), [draftKey]: draft };
    });
  const isCurrent = stored && (stored.isChanged || stored.revision === offered.revision);
  const draft = isCurrent ? stored : fresh();
  const [selected, setSelected] = useState(0);
  const index = Math.min(selected, draft.options.length - 1);
  const option = draft.options[index] as DraftOption;
  const prices = draft.options.map((each) => draftPrice(each, proposals));
  const price = prices[index] as (typeof prices)[number];
  const lacksRate = typeof price === 'string';
  const problems = draft.options.flatMap((each, place) => {
    const broken = validateDraft(each, now);
    if (place === index) return broken;
    const other = prices[place];
    return [...broken, ...(typeof other === 'string' ? [other] : [])].map(
      (problem) => `Option ${place + 1}: ${problem}`,
    );
  });
  const setOptions = (options: DraftOption[]) => setStored({ ...draft, options, isChanged: true });
  const change = (patch: Partial<DraftOption>) =>
    setOptions(draft.options.map((each, place) => (place === index ? { ...each, ...patch } : each)));
  const add = (added: DraftOption) => {
    setOptions([...draft.options, added]);
    setSelected(draft.options.length);
  };

  const needsApproval = prices.some((price) => typeof price !== 'string' && price.needs_approval);
  const mayApprove = admits('admin', person ?? null);
  const waiting = offered.options.some(({ needs_approval }) => needs_approval);
  const queryClient = useQueryClient();
  const send = useWrite<void, QuoteBuilderProps['offered']>({
    send: (_, { context }) =>
      call.quotes.setOptions(
        { reference: quote.reference, options: draft.options.map(optionOf) },
        { context: { ...context, ifMatch: draft.revision } },
      ),
    onSuccess: (saved) => {
      const { queryKey } = api.quotes.options.queryOptions({ input: { reference: quote.reference } });
      queryClient.setQueryData(queryKey, saved);
      setStored({ ...draft, revision: saved.revision, isChanged: false });
      toast(
        needsApproval
          ? { title: 'Approval requested', description: 'The offer is sent once an admin has approved it.' }
          : { title: 'Offer sent', description: `${quote.reference}: e-mailed to ${offerRecipient(quote)}.` },
      );
    },
    onFailure: (error) => {
      // Otherwise the newer revision would replace a draft without changes.
      if (isRefusal(error, 'PRECONDITION_FAILED')) setStored({ ...draft, isChanged: true });
    },
    invalidates: api.quotes.key(),
  });
  // Events of our own revision may arrive before the response.
  const isReplaced = draft.revision !== offered.revision && !send.pending;
  const continueWith = (draft: Draft) => {
    send.reset();
    setStored(draft);
  };
  const preview = useFileView(`${quote.reference}-preview`, () =>
    call.quotes.previewPdf({ reference: quote.reference, options: draft.options.map(optionOf) }),
  );
  const previewButton = useRef<HTMLButtonElement>(null);
  const approve = useWrite<void>({
    send: (_, options) =>
      call.quotes.approveOptions({ reference: quote.reference, revision: offered.revision }, options),
    onSuccess: () => {
      toast({
        title: 'Offer sent',
        description: `${quote.reference}: e-mailed to ${offerRecipient(quote)}.`,
      });
      // The button disappears with the approval.
      previewButton.current?.focus();
    },
    failureToast: { title: 'The offer was not approved' },
    invalidates: api.quotes.key(),
  });

  const isBroken = lacksRate || problems.length > 0;
  const reasonIds = [lacksRate && MISSING_RATE_ID, problems.length > 0 && PROBLEMS_ID].filter(Boolean);
  const describedBy = reasonIds.join(' ') || undefined;
  const isExpired =
    offerState(quote, now) === 'expired' && draft.options.some(({ until }) => (endOf(until) ?? now) <= now);
  const isDecided = quote.status === 'converted';
  const maySend = !isBroken && !isReplaced && !isDecided && !send.pending;
  useBuilderKeys({
    onSelect: (place) => place < draft.options.length && setSelected(place),
    onSend: () => maySend && send.write(),
  });

  if (isDecided)
    return (
      <>
        <BuilderHeader quote={quote} />
        <Alert variant="info" title="This quote has already been converted to a shipment." className="mt-6">
          {quote.tracking_number && (
            <ButtonLink to={paths.track(quote.tracking_number)}>Track {quote.tracking_number}</ButtonLink>
          )}
        </Alert>
        <Revisions reference={quote.reference} latest={offered.revision} />
      </>
    );
  return (
    <>
      <BuilderHeader quote={quote}>
        <Button
          ref={previewButton}
          variant="secondary"
          pending={preview.pending}
          busyLabel="Opening..."
          disabled={isBroken}
          aria-describedby={describedBy}
          onClick={preview.view}
        >
          Preview PDF
        </Button>
        <Button
          pending={send.pending}
          busyLabel="Sending..."
          disabled={isBroken || isReplaced}
          aria-keyshortcuts="Control+Enter"
          aria-describedby={describedBy}
          onClick={() => send.write()}
        >
          {needsApproval ? 'Ask for approval' : 'Send offer'}
        </Button>
      </BuilderHeader>
      {waiting && (
        <Alert variant="info" title="A margin is below the floor." className="mt-4">
          {mayApprove ? (
            <Button variant="secondary" pending={approve.pending} onClick={() => approve.write()}>
              Approve and send revision {offered.revision}
            </Button>
          ) : (
            `Revision ${offered.revision} waits for an admin’s approval. Until then nothing is offered.`
          )}
        </Alert>
      )}
      {isReplaced && (
        <Alert
          variant="info"
          title={`Revision ${offered.revision} has been saved since you began this draft.`}
          className="mt-4"
        >
          <span className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              onClick={() => continueWith({ ...draft, revision: offered.revision })}
            >
              Continue this draft
            </Button>
            <Button variant="secondary" onClick={() => continueWith(fresh())}>
              Start from revision {offered.revision}
            </Button>
          </span>
        </Alert>
      )}
      {isExpired && (
        <Alert variant="info" title="This offer has expired. Renew it at the same rates." className="mt-4">
          <Button
            variant="secondary"
            onClick={() => setOptions(draft.options.map((each) => renew(each, proposals.proposals, now)))}
          >
            Renew
          </Button>
        </Alert>
      )}
      {send.failure && (
        <FocusedAlert title="The offer was not sent." attempt={send.calls} className="mt-4">
          {send.failure}
        </FocusedAlert>
      )}
      <div className="mt-5 grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <OptionTabs
            options={draft.options}
            prices={prices}
            selected={index}
            onSelect={setSelected}
            onAdd={() => add(emptyOption(option.mode, option.currency, now))}
          />
          <section aria-label={`Option ${index + 1}`} className="rounded-md border border-line bg-surface">
            <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line p-4">
              <h2 className="text-h3">Option {index + 1}</h2>
              <div className="flex flex-wrap gap-2">
                {proposals.proposals.map((proposal) => (
                  <Button
                    key={proposal.mode}
                    variant="secondary"
                    onClick={() => change(draftOfProposal(proposal, now))}
                  >
                    Price {proposal.mode} from tariffs
                  </Button>
                ))}
                {draft.options.length < MAX_OPTIONS && (
                  <Button variant="secondary" onClick={() => add(option)}>
                    Duplicate
                  </Button>
                )}
                {draft.options.length > 1 && (
                  <Button
                    variant="ghost"
                    onClick={() => setOptions(draft.options.filter((_, place) => place !== index))}
                  >
                    Remove option
                  </Button>
                )}
              </div>
            </div>
            <ChargeGrid
              key={index}
              option={option}
              price={price}
              pricing={proposals}
              onChange={(charges) => change({ charges })}
            />
            <MarginNote price={price} pricing={proposals} id={MISSING_RATE_ID} />
            {problems.length > 0 && (
              <ul id={PROBLEMS_ID} className="border-t border-line p-4 text-ui font-semibold text-danger">
                {problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            )}
          </section>
          <OfferTerms option={option} onChange={change} />
          <CarrierRates
            quote={quote}
            mode={option.mode}
            option={`option ${index + 1}`}
            onUse={({ carrier, answer }) => answer && change(withCarrierRates(option, { carrier, answer }))}
          />
          <Revisions reference={quote.reference} latest={offered.revision} />
        </div>
        <OfferPreview
          quote={quote}
          stops={proposals.stops}
          options={draft.options}
          prices={prices}
          selected={index}
          onSelect={setSelected}
          now={now}
        />
      </div>
    </>
  );
}

/** The offered options, else what the tariffs propose, else an empty one. */
function firstOptions(
  { proposals, base_currency }: Proposals,
  offered: readonly QuoteOption[],
  now: Date,
): DraftOption[] {
  if (offered.length > 0) return offered.map(draftOfOption);
  if (proposals.length > 0)
    return proposals.slice(0, MAX_OPTIONS).map((proposal) => draftOfProposal(proposal, now));
  return [emptyOption('sea', base_currency, now)];
}
