import { useQueryClient } from '@tanstack/react-query';
import type { StaffQuote } from '#contract/quotes/staff.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { offerRecipient } from '../quotes/client-of-quote.ts';
import { optionOf } from './draft-option.ts';
import type { OfferDraft, Offered } from './use-offer-draft.ts';

interface SentOffer {
  quote: StaffQuote;
  draft: OfferDraft;
  store: (draft: OfferDraft) => void;
  /** Whether a margin is below the floor, so that an admin approves the offer before it is e-mailed. */
  needsApproval: boolean;
}

/** Saves the draft as the next revision of the offer, which e-mails it. */
export function useSendOffer({ quote, draft, store, needsApproval }: SentOffer) {
  const queryClient = useQueryClient();
  return useWrite<void, Offered>({
    send: (_, { context }) =>
      call.quotes.setOptions(
        { reference: quote.reference, options: draft.options.map(optionOf) },
        { context: { ...context, ifMatch: draft.revision } },
      ),
    onSuccess: (saved) => {
      const { queryKey } = api.quotes.options.queryOptions({ input: { reference: quote.reference } });
      queryClient.setQueryData(queryKey, saved);
      store({ ...draft, revision: saved.revision, isChanged: false });
      toast(
        needsApproval
          ? { title: 'Approval requested', description: 'The offer is sent once an admin has approved it.' }
          : sentToast(quote),
      );
    },
    onFailure: (error) => {
      // Otherwise the newer revision would replace a draft without changes.
      if (isRefusal(error, 'PRECONDITION_FAILED')) store({ ...draft, isChanged: true });
    },
    invalidates: api.quotes.key(),
  });
}

export function sentToast(quote: StaffQuote) {
  return { title: 'Offer sent', description: `${quote.reference}: e-mailed to ${offerRecipient(quote)}.` };
}
