import { Button } from '#web/ui/button.tsx';
import { ChargeGrid } from './charge-grid.tsx';
import { draftOfProposal, MAX_OPTIONS } from './draft-option.ts';
import type { Proposals } from './draft-price.ts';
import { MarginNote } from './margin-note.tsx';
import type { useOfferDraft } from './use-offer-draft.ts';

interface OptionEditorProps {
  editing: ReturnType<typeof useOfferDraft>;
  pricing: Proposals;
  now: Date;
  /** The ids of what explains why the offer cannot be sent. */
  missingRateId: string;
  problemsId: string;
}

/** The selected option: its charges, its margin and what is wrong with the offer. */
export function OptionEditor({ editing, pricing, now, missingRateId, problemsId }: OptionEditorProps) {
  const { draft, index, option, price, problems, change, add, remove } = editing;
  return (
    <section aria-label={`Option ${index + 1}`} className="rounded-md border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line p-4">
        <h2 className="text-h3">Option {index + 1}</h2>
        <div className="flex flex-wrap gap-2">
          {pricing.proposals.map((proposal) => (
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
            <Button variant="ghost" onClick={remove}>
              Remove option
            </Button>
          )}
        </div>
      </div>
      <ChargeGrid
        key={index}
        option={option}
        price={price}
        pricing={pricing}
        onChange={(charges) => change({ charges })}
      />
      <MarginNote price={price} pricing={pricing} id={missingRateId} />
      {problems.length > 0 && (
        <ul id={problemsId} className="border-t border-line p-4 text-ui font-semibold text-danger">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
