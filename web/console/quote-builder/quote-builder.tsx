import { useRef, useState } from 'react';
import type { StaffQuote } from '#contract/quotes/staff.ts';
import { offerState } from '#domain/quotes/offer.ts';
import { FocusedAlert } from '#web/forms/focused-alert.tsx';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { endOf } from '#web/ui/local-day.ts';
import { BuilderActions } from './builder-actions.tsx';
import { BuilderHeader } from './builder-header.tsx';
import { CarrierRates } from './carrier-rates.tsx';
import { emptyOption, renew, withCarrierRates } from './draft-option.ts';
import type { Proposals } from './draft-price.ts';
import { ApprovalAlert, ExpiredAlert, NewerRevisionAlert } from './offer-alerts.tsx';
import { OfferPreview } from './offer-preview.tsx';
import { OfferTerms } from './offer-terms.tsx';
import { OptionEditor } from './option-editor.tsx';
import { OptionTabs } from './option-tabs.tsx';
import { Revisions } from './revisions.tsx';
import { useBuilderKeys } from './use-builder-keys.ts';
import { type OfferDraft, type Offered, useOfferDraft } from './use-offer-draft.ts';
import { useSendOffer } from './use-send-offer.ts';

interface QuoteBuilderProps {
  quote: StaffQuote;
  proposals: Proposals;
  offered: Offered;
}

const PROBLEMS_ID = 'offer-problems';
const MISSING_RATE_ID = 'offer-missing-rate';

/** One to four options, what they cost us beside what the customer pays, and what the customer will see. */
export function QuoteBuilder({ quote, proposals, offered }: QuoteBuilderProps) {
  if (quote.status === 'converted') return <ConvertedQuote quote={quote} revision={offered.revision} />;
  return <OpenBuilder quote={quote} proposals={proposals} offered={offered} />;
}

function ConvertedQuote({ quote, revision }: { quote: StaffQuote; revision: number }) {
  return (
    <>
      <BuilderHeader quote={quote} />
      <Alert variant="info" title="This quote has already been converted to a shipment." className="mt-6">
        {quote.tracking_number && (
          <ButtonLink to={paths.track(quote.tracking_number)}>Track {quote.tracking_number}</ButtonLink>
        )}
      </Alert>
      <Revisions reference={quote.reference} latest={revision} />
    </>
  );
}

function OpenBuilder({ quote, proposals, offered }: QuoteBuilderProps) {
  const [now] = useState(() => new Date());
  const { revision } = offered;
  const editing = useOfferDraft({ quote, proposals, offered, now });
  const { draft, store, setOptions, select, prices, price, problems } = editing;
  const needsApproval = prices.some((each) => typeof each !== 'string' && each.needs_approval);
  const send = useSendOffer({ quote, draft, store, needsApproval });
  const previewButton = useRef<HTMLButtonElement>(null);

  // Events of our own revision may arrive before the response.
  const isReplaced = draft.revision !== revision && !send.pending;
  const continueWith = (next: OfferDraft) => {
    send.reset();
    store(next);
  };
  const lacksRate = typeof price === 'string';
  const isBroken = lacksRate || problems.length > 0;
  const reasonIds = [lacksRate && MISSING_RATE_ID, problems.length > 0 && PROBLEMS_ID].filter(Boolean);
  const describedBy = reasonIds.join(' ') || undefined;
  const isExpired =
    offerState(quote, now) === 'expired' && draft.options.some(({ until }) => (endOf(until) ?? now) <= now);
  const maySend = !isBroken && !isReplaced && !send.pending;
  useBuilderKeys({
    onSelect: (place) => place < draft.options.length && select(place),
    onSend: () => maySend && send.write(),
  });

  return (
    <>
      <BuilderHeader quote={quote}>
        <BuilderActions
          quote={quote}
          draft={draft}
          send={send}
          previewButton={previewButton}
          isBroken={isBroken}
          isReplaced={isReplaced}
          needsApproval={needsApproval}
          describedBy={describedBy}
        />
      </BuilderHeader>
      {offered.options.some(({ needs_approval }) => needs_approval) && (
        // Its button disappears with the approval.
        <ApprovalAlert quote={quote} revision={revision} onApproved={() => previewButton.current?.focus()} />
      )}
      {isReplaced && (
        <NewerRevisionAlert
          revision={revision}
          onContinue={() => continueWith({ ...draft, revision })}
          onStartOver={() => continueWith(editing.fresh())}
        />
      )}
      {isExpired && (
        <ExpiredAlert
          onRenew={() => setOptions(draft.options.map((each) => renew(each, proposals.proposals, now)))}
        />
      )}
      {send.failure && (
        <FocusedAlert title="The offer was not sent." attempt={send.calls} className="mt-4">
          {send.failure}
        </FocusedAlert>
      )}
      <OfferEditor quote={quote} proposals={proposals} editing={editing} revision={revision} now={now} />
    </>
  );
}

interface OfferEditorProps {
  quote: StaffQuote;
  proposals: Proposals;
  editing: ReturnType<typeof useOfferDraft>;
  revision: number;
  now: Date;
}

/** The options beside what the customer will see. */
function OfferEditor({ quote, proposals, editing, revision, now }: OfferEditorProps) {
  const { draft, index, select, option, prices, change } = editing;
  return (
    <div className="mt-5 grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <OptionTabs
          options={draft.options}
          prices={prices}
          selected={index}
          onSelect={select}
          onAdd={() => editing.add(emptyOption(option.mode, option.currency, now))}
        />
        <OptionEditor
          editing={editing}
          pricing={proposals}
          now={now}
          missingRateId={MISSING_RATE_ID}
          problemsId={PROBLEMS_ID}
        />
        <OfferTerms option={option} onChange={change} />
        <CarrierRates
          quote={quote}
          mode={option.mode}
          option={`option ${index + 1}`}
          onUse={({ carrier, answer }) => answer && change(withCarrierRates(option, { carrier, answer }))}
        />
        <Revisions reference={quote.reference} latest={revision} />
      </div>
      <OfferPreview
        quote={quote}
        stops={proposals.stops}
        options={draft.options}
        prices={prices}
        selected={index}
        onSelect={select}
        now={now}
      />
    </div>
  );
}
