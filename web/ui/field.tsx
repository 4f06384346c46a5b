import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldContext } from './field-context.ts';

interface FieldProps {
  label: ReactNode;
  /** One control of `web/ui`: it takes its id and its descriptions from the field. */
  children: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Marks the label "(optional)"; required fields carry no mark. */
  optional?: boolean;
  /** Shown inside the control at its end ("kg"), and read with the label. */
  unit?: string;
  /** The control's id; made up unless told. Error summaries link to it. */
  id?: string;
  hideLabel?: boolean;
  className?: string;
}

export function Field({
  label,
  children,
  hint,
  error,
  optional,
  unit,
  id,
  hideLabel,
  className,
}: FieldProps) {
  const madeUp = useId();
  const controlId = id ?? madeUp;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext value={{ id: controlId, describedBy, invalid: Boolean(error) }}>
      <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
        <label htmlFor={controlId} className={hideLabel ? 'sr-only' : 'text-ui font-semibold text-ink'}>
          {label}
          {unit && <span className="sr-only"> in {unit}</span>}
          {optional && <span className="font-normal text-ink-3"> (optional)</span>}
        </label>
        {hint && (
          <p id={hintId} className="text-caption">
            {hint}
          </p>
        )}
        {unit ? <WithUnit unit={unit}>{children}</WithUnit> : children}
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </div>
    </FieldContext>
  );
}

function WithUnit({ unit, children }: { unit: string; children: ReactNode }) {
  return (
    <div className="relative [&>input]:pr-13">
      {children}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-dense text-ink-3"
      >
        {unit}
      </span>
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-dense font-semibold text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}
