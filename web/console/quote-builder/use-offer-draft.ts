import { useState } from 'react';
import type { QuoteOption } from '#contract/quotes/options.ts';
import type { StaffQuote } from '#contract/quotes/staff.ts';
import { likelyMode } from '#domain/quotes/likely-mode.ts';
import { useSession } from '#web/people/session.ts';
import { useSessionStorageState } from '#web/ui/session-storage-state.ts';
import {
  type DraftOption,
  draftOfOption,
  draftOfProposal,
  emptyOption,
  MAX_OPTIONS,
  validateDraft,
} from './draft-option.ts';
import { draftPrice, type Proposals } from './draft-price.ts';

/** The newest revision of an offer; without options before the first one. */
export interface Offered {
  revision: number;
  options: QuoteOption[];
}

export interface OfferDraft {
  /** The revision that it continues. */
  revision: number;
  options: DraftOption[];
  /** Whether anything was changed by hand. */
  isChanged: boolean;
}

type DraftPrice = ReturnType<typeof draftPrice>;

/** By the person and the reference of the quote. */
type Drafts = Partial<Record<string, OfferDraft>>;

interface DraftSources {
  quote: StaffQuote;
  proposals: Proposals;
  offered: Offered;
  now: Date;
}

const STORAGE_KEY = 'groundswell.offer-drafts.1';

/** The draft of an offer, which survives a reload, and the option that is selected in it. */
export function useOfferDraft({ quote, proposals, offered, now }: DraftSources) {
  const fresh = (): OfferDraft => ({
    revision: offered.revision,
    options: firstOptions(quote, proposals, offered.options, now),
    isChanged: false,
  });
  const [drafts, setDrafts] = useSessionStorageState<Drafts>(STORAGE_KEY, () => ({}));
  const { person } = useSession();
  const owner = `${person?.user_id} `;
  const draftKey = `${owner}${quote.reference}`;
  const stored = drafts[draftKey];
  const isCurrent = stored && (stored.isChanged || stored.revision === offered.revision);
  const draft = isCurrent ? stored : fresh();
  const store = (next: OfferDraft) =>
    setDrafts((former) => {
      // On a shared computer, those of another person are not stored again.
      const own = Object.entries(former).filter(([key]) => key.startsWith(owner));
      return { ...Object.fromEntries(own), [draftKey]: next };
    });
  const [selected, select] = useState(0);
  const index = Math.min(selected, draft.options.length - 1);
  const prices = draft.options.map((option) => draftPrice(option, proposals));
  const setOptions = (options: DraftOption[]) => store({ ...draft, options, isChanged: true });
  return {
    draft,
    /** What the draft would be without anyone's changes. */
    fresh,
    store,
    setOptions,
    /** The place of the selected option. */
    index,
    select,
    option: draft.options[index] as DraftOption,
    prices,
    price: prices[index] as DraftPrice,
    problems: problemsOf(draft.options, prices, index, now),
    change: (patch: Partial<DraftOption>) =>
      setOptions(draft.options.map((each, place) => (place === index ? { ...each, ...patch } : each))),
    add: (added: DraftOption) => {
      setOptions([...draft.options, added]);
      select(draft.options.length);
    },
    remove: () => setOptions(draft.options.filter((_, place) => place !== index)),
  };
}

/** What keeps the offer from being sent; of other options than the selected one, with their number. */
function problemsOf(
  options: readonly DraftOption[],
  prices: readonly DraftPrice[],
  selected: number,
  now: Date,
): string[] {
  return options.flatMap((option, place) => {
    const broken = validateDraft(option, now);
    if (place === selected) return broken;
    const price = prices[place];
    return [...broken, ...(typeof price === 'string' ? [price] : [])].map(
      (problem) => `Option ${place + 1}: ${problem}`,
    );
  });
}

/** The offered options, else what the tariffs propose, else an empty one by the likely mode, in the currency of first estimates. */
function firstOptions(
  quote: StaffQuote,
  { proposals }: Proposals,
  offered: readonly QuoteOption[],
  now: Date,
): DraftOption[] {
  if (offered.length > 0) return offered.map(draftOfOption);
  if (proposals.length > 0)
    return proposals.slice(0, MAX_OPTIONS).map((proposal) => draftOfProposal(proposal, now));
  return [emptyOption(likelyMode(quote) ?? 'sea', 'USD', now)];
}
