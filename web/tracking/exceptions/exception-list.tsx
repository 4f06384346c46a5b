import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ShipmentException } from '#contract/exceptions.ts';
import { exceptionTitle } from '#domain/exceptions/exception-name.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Moment } from '../moment.tsx';

type Shown = Pick<
  ShipmentException,
  'id' | 'code' | 'object' | 'customer_text' | 'raised_at' | 'resolved_at'
>;

/** Exceptions with a text for the customer, to staff too; nothing without any. */
export function ExceptionList({ exceptions }: { exceptions: readonly Shown[] }) {
  const published = exceptions.filter(({ customer_text }) => customer_text !== '');
  if (published.length === 0) return null;
  return (
    <Card data-print="none">
      <section aria-labelledby="exceptions-heading">
        <h2 id="exceptions-heading" className="text-h3">
          Exceptions
        </h2>
        <ul className="mt-3 divide-y divide-line border-t border-line">
          {published.map((exception) => (
            <ExceptionItem key={exception.id} exception={exception} />
          ))}
        </ul>
      </section>
    </Card>
  );
}

function ExceptionItem({ exception }: { exception: Shown }) {
  const { customer_text, raised_at, resolved_at } = exception;
  const Icon = resolved_at ? CircleCheck : CircleAlert;
  return (
    <li className="flex gap-3 py-3 text-ui last:pb-0">
      <Icon
        aria-hidden="true"
        className={classNames(
          'mt-0.5 size-5 shrink-0',
          resolved_at ? 'text-st-delivered-dot' : 'text-danger',
        )}
      />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{exceptionTitle(exception)}</p>
        <p className="whitespace-pre-line">{customer_text}</p>
        <p className="text-caption">
          {resolved_at ? 'Opened ' : 'Open since '}
          <Moment at={raised_at} />
          {resolved_at && (
            <>
              {' · Resolved '}
              <Moment at={resolved_at} />
            </>
          )}
        </p>
      </div>
    </li>
  );
}
