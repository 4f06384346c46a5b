import { type ReactNode, useState } from 'react';
import type { EventRow } from '#domain/milestones/event-rows.ts';
import { api, call } from '#web/api/client.ts';
import { InlineForm } from '#web/forms/inline-form.tsx';
import { useWrite } from '#web/forms/use-write.ts';
import { SOURCE_NAMES } from '#web/status/milestone-sources.ts';
import { usedSourceText } from '#web/tracking/milestones/milestone-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ReasonForm } from './reason-form.tsx';
import type { FileMilestone } from './timed-milestone.ts';

interface EventSourcesProps {
  row: EventRow<FileMilestone>;
  time: (milestone: FileMilestone, missing: string) => ReactNode;
  /** Nobody chooses or retracts reports. */
  locked?: boolean | undefined;
}

/** Who reported what counts, who says otherwise, and the ways to choose another report or to retract one. */
export function EventSources({ row: { current, disagreeing }, time, locked }: EventSourcesProps) {
  const [retracting, setRetracting] = useState(false);
  const [choosing, setChoosing] = useState<string | null>(null);
  // A status that was set is a tracking event: it is corrected there.
  const isReport =
    current.object.kind !== 'shipment' || current.source_reference !== '' || current.reported_at;
  const isRuled = current.source === 'rule';
  return (
    <>
      <span className="whitespace-nowrap">{SOURCE_NAMES[current.source]}</span>
      {(current.reason || current.source_reference) && (
        <span className="block text-ink-2">{current.reason || current.source_reference}</span>
      )}
      {disagreeing.map((other) => (
        <div key={other.id}>
          <span className="block font-semibold">
            {SOURCE_NAMES[other.source]}: {time(other, '')}.{' '}
            {isRuled
              ? 'No longer possible.'
              : usedSourceText({
                  source: current.source,
                  actual: current.classifier === 'ACT' ? current.occurred_at : null,
                  chosen_by_staff: false,
                })}
          </span>
          {!isRuled &&
            !locked &&
            (choosing === other.id ? (
              <InlineForm>
                <ReasonForm
                  submitLabel="Use this report"
                  busyLabel="Saving..."
                  send={(reason, options) => call.milestones.override({ id: other.id, reason }, options)}
                  onDone={() => setChoosing(null)}
                />
              </InlineForm>
            ) : (
              <Button variant="ghost" className="-ml-3.5" onClick={() => setChoosing(other.id)}>
                Use {SOURCE_NAMES[other.source]} instead
              </Button>
            ))}
        </div>
      ))}
      {current.override && <Override milestone={current} override={current.override} locked={locked} />}
      {retracting ? (
        <InlineForm>
          <ReasonForm
            submitLabel="Retract"
            busyLabel="Retracting..."
            send={(reason, options) => call.milestones.retract({ id: current.id, reason }, options)}
            onDone={() => setRetracting(false)}
          />
        </InlineForm>
      ) : (
        isReport &&
        !isRuled &&
        !locked && (
          <div className="md:-my-2">
            <Button variant="ghost" className="-ml-3.5" onClick={() => setRetracting(true)}>
              Retract
            </Button>
          </div>
        )
      )}
    </>
  );
}

interface OverrideProps {
  milestone: FileMilestone;
  override: NonNullable<FileMilestone['override']>;
  locked: boolean | undefined;
}

/** Why this report counts over others, and the way back. */
function Override({ milestone: { id }, override: { reason }, locked }: OverrideProps) {
  const undo = useWrite({
    send: (chosen: string, options) => call.milestones.undoOverride({ id: chosen }, options),
    failureToast: { title: 'The choice was not undone' },
    invalidates: api.milestones.key(),
  });
  return (
    <div>
      <span className="block">Chosen by us{reason && `: ${reason}`}</span>
      {!locked && (
        <Button variant="ghost" className="-ml-3.5" pending={undo.pending} onClick={() => undo.write(id)}>
          Undo choice
        </Button>
      )}
    </div>
  );
}
