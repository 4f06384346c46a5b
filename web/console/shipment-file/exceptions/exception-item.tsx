import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import type { ShipmentException } from '#contract/exceptions.ts';
import { exceptionTitle } from '#domain/exceptions/exception-name.ts';
import { InlineForm } from '#web/forms/inline-form.tsx';
import { Moment } from '#web/tracking/moment.tsx';
import { Button } from '#web/ui/button.tsx';
import { codeLabel } from '../file-text.ts';
import { ExceptionForm } from './exception-form.tsx';
import { ResolveForm } from './resolve-form.tsx';

interface ExceptionItemProps {
  exception: ShipmentException;
  time_zone: string;
  /** Nobody edits it. */
  locked: boolean;
}

export function ExceptionItem({ exception, time_zone, locked }: ExceptionItemProps) {
  const [open, setOpen] = useState<'edit' | 'resolve' | null>(null);
  const { id, severity, description, customer_text, owner, due_at, blocks, raised_by, raised_at } = exception;
  const { resolved_at, resolution } = exception;
  const close = () => setOpen(null);
  if (open === 'edit')
    return (
      <li>
        <InlineForm>
          <ExceptionForm
            tracking_number={exception.tracking_number}
            time_zone={time_zone}
            exception={exception}
            onDone={close}
          />
        </InlineForm>
      </li>
    );
  const Icon = resolved_at ? CircleCheck : CircleAlert;
  return (
    <li className="px-4 py-3 text-ui wrap-anywhere md:text-dense">
      <p className="flex items-start gap-2 font-semibold">
        <Icon
          aria-hidden="true"
          className={`mt-0.5 size-4 shrink-0 ${resolved_at ? 'text-st-delivered-dot' : 'text-danger'}`}
        />
        {exceptionTitle(exception)}
      </p>
      <p className="text-ink-2">
        {[
          !resolved_at && `Severity ${severity}`,
          !resolved_at &&
            blocks.length > 0 &&
            `blocks ${blocks.map((step) => codeLabel(step).toLowerCase()).join(', ')}`,
          owner && `owner ${owner.full_name}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {due_at && !resolved_at && (
        <p className="text-ink-2">
          Due <Moment at={due_at} zone={time_zone} isShort />
        </p>
      )}
      {description && <p>{description}</p>}
      {customer_text && <p className="text-ink-2">For the customer: {customer_text}</p>}
      {resolved_at ? (
        <p>
          {resolution} <span className="text-ink-2">Resolved </span>
          <Moment at={resolved_at} isShort />
        </p>
      ) : (
        <p className="text-ink-2">
          {raised_by ?? 'Raised by a rule'}, <Moment at={raised_at} isShort />
        </p>
      )}
      {!resolved_at && !locked && !open && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            variant="secondary"
            aria-label={`Resolve ${exceptionTitle(exception)}`}
            onClick={() => setOpen('resolve')}
          >
            Resolve
          </Button>
          <Button
            variant="secondary"
            aria-label={`Edit ${exceptionTitle(exception)}`}
            onClick={() => setOpen('edit')}
          >
            Edit
          </Button>
        </div>
      )}
      {open === 'resolve' && (
        <InlineForm>
          <ResolveForm id={id} onDone={close} />
        </InlineForm>
      )}
    </li>
  );
}
