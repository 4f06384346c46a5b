import { type ReactNode, useState } from 'react';
import type { Declaration } from '#contract/shipments/declarations.ts';
import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { nextStates } from '#domain/customs/declaration-states.ts';
import { InlineForm } from '#web/forms/inline-form.tsx';
import { counted } from '#web/shipments/amounts.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { Button } from '#web/ui/button.tsx';
import { DeclarationBadge } from './declaration-badge.tsx';
import { DeclarationForm } from './declaration-form.tsx';
import { declarationTitle, isRecorded, type RecordedState, STATE_VERBS } from './declaration-labels.ts';
import { DeclarationLines } from './declaration-lines.tsx';
import { LinesForm } from './lines-form.tsx';
import { RemoveQuestion } from './remove-question.tsx';
import { StateForm } from './state-form.tsx';

interface DeclarationItemProps {
  file: ShipmentFile;
  declaration: Declaration;
  /** Nobody edits it. */
  locked: boolean;
}

type Open = 'edit' | 'lines' | 'remove' | RecordedState;

export function DeclarationItem({ file, declaration, locked }: DeclarationItemProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const { state, lines } = declaration;
  const title = declarationTitle(declaration);
  const action = (to: Open, verb: string) => (
    <Button key={to} variant="secondary" aria-label={`${verb}: ${title}`} onClick={() => setOpen(to)}>
      {verb}
    </Button>
  );
  return (
    <li className="flex flex-col gap-3 px-4 py-3 text-ui">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-text text-ui font-semibold">{title}</h3>
        <DeclarationBadge state={state} />
      </div>
      {open === 'edit' ? null : <Facts declaration={declaration} />}
      {open === null && lines.length > 0 && (
        <details>
          <summary className="min-h-11 py-2.5">{counted(lines.length, 'line')}</summary>
          <DeclarationLines title={title} lines={lines} />
        </details>
      )}
      {open === null && !locked && (
        <div className="flex flex-wrap gap-2">
          {nextStates(state)
            .filter(isRecorded)
            .map((next) => action(next, STATE_VERBS[next]))}
          {state !== 'rejected' && action('edit', 'Edit')}
          {state !== 'rejected' && action('lines', 'Edit lines')}
          {state === 'draft' && action('remove', 'Remove')}
        </div>
      )}
      {open !== null && <OpenPart open={open} {...{ file, declaration }} onDone={() => setOpen(null)} />}
    </li>
  );
}

interface OpenPartProps extends Omit<DeclarationItemProps, 'locked'> {
  open: Open;
  onDone: () => void;
}

function OpenPart({ open, file, declaration, onDone }: OpenPartProps) {
  if (open === 'remove') return <RemoveQuestion declaration={declaration} onDone={onDone} />;
  return (
    <InlineForm>
      {open === 'edit' ? (
        <DeclarationForm file={file} declaration={declaration} onDone={onDone} />
      ) : open === 'lines' ? (
        <LinesForm file={file} declaration={declaration} onDone={onDone} />
      ) : (
        <StateForm declaration={declaration} state={open} onDone={onDone} />
      )}
    </InlineForm>
  );
}

/** Number, broker, office, times and notes; without what is unknown. */
function Facts({ declaration }: { declaration: Declaration }) {
  const { number, broker, office, reason, note, time_zone: zone } = declaration;
  const time = (at: Date | null) => at && <Moment at={at} zone={zone} isShort />;
  const facts: [string, ReactNode][] = [
    ['Number', number && <span className="code">{number}</span>],
    ['Broker', broker?.name],
    ['Customs office', office],
    ['Lodged', time(declaration.lodged_at)],
    ['Held', time(declaration.held_at)],
    ['Released', time(declaration.released_at)],
    ['Rejected', time(declaration.rejected_at)],
    ['Reason', reason],
    ['Note', note],
  ];
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 wrap-anywhere">
      {known.map(([name, value]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-2">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
