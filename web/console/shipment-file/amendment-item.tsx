import { useRef, useState } from 'react';
import type { Amendment } from '#contract/amendments.ts';
import { api, call } from '#web/api/client.ts';
import { FocusedAlert } from '#web/forms/focused-alert.tsx';
import { InlineForm } from '#web/forms/inline-form.tsx';
import { useWrite } from '#web/forms/use-write.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { useReader } from '#web/tracking/reader.ts';
import { Button } from '#web/ui/button.tsx';
import { InlineQuestion } from '#web/ui/overlays/inline-question.tsx';
import { OFFLINE, useOnline } from '#web/ui/use-online.ts';
import { fieldName, valueLabel } from '../shipments/detail/field-labels.ts';
import { DeclineAmendment } from './decline-amendment.tsx';
import { codeLabel } from './file-text.ts';

/** What a customer requested to change, with the difference, until someone approves or declines it. */
export function AmendmentItem({ amendment }: { amendment: Amendment }) {
  const { id, status, reason, difference, requested_by, created_at, answer } = amendment;
  const reader = useReader();
  const locked = useOnline() ? undefined : OFFLINE;
  const [decision, setDecision] = useState<'Approve' | 'Decline' | null>(null);
  const item = useRef<HTMLLIElement>(null);
  const close = () => {
    setDecision(null);
    // The buttons disappear with the decision.
    item.current?.focus();
  };
  const approve = useWrite({
    send: (_, options) => call.amendments.approve({ id }, options),
    onSuccess: close,
    onFailure: () => setDecision(null),
    invalidates: api.amendments.key(),
  });
  return (
    <li ref={item} tabIndex={-1} className="px-4 py-3 text-ui wrap-anywhere">
      <p className="font-semibold">{codeLabel(status)}</p>
      <dl>
        {difference.map(({ field, from, to }) => (
          <div key={field} className="flex flex-wrap gap-x-3">
            <dt className="text-ink-2">{fieldName(field)}</dt>
            <dd>
              <del>{valueLabel(field, from, reader)}</del> → <ins>{valueLabel(field, to, reader)}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <bdi>{reason}</bdi>
      </p>
      {answer && <p>Answer: {answer}</p>}
      <p className="text-ink-2">
        {requested_by ?? 'A deleted account'}, <Moment at={created_at} />
      </p>
      {decision === 'Decline' ? (
        <InlineForm>
          <DeclineAmendment id={id} onDeclined={close} onCancel={() => setDecision(null)} />
        </InlineForm>
      ) : decision === 'Approve' ? (
        <InlineQuestion
          className="mt-2"
          question="Approve this amendment?"
          act="Approve"
          keep="Cancel"
          pending={approve.pending}
          locked={locked}
          onAct={() => approve.write()}
          onKeep={() => setDecision(null)}
        >
          The shipment changes, and its customer is notified.
        </InlineQuestion>
      ) : (
        status === 'requested' && (
          <div className="mt-2 flex flex-wrap gap-2">
            {approve.failure && (
              <FocusedAlert attempt={approve.calls} title={approve.failure} className="basis-full" />
            )}
            {(['Approve', 'Decline'] as const).map((name) => (
              <Button key={name} variant="secondary" onClick={() => setDecision(name)}>
                {name}
              </Button>
            ))}
          </div>
        )
      )}
    </li>
  );
}
