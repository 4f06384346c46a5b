import { Link } from 'react-router';
import type { Unavailable } from '#domain/routing/route-option.ts';
import { MODE_NAMES } from '#web/shipments/mode-icon.tsx';
import type { WizardForm } from '../wizard-form.ts';
import { quotePath, storeQuoteRequest } from './quote-request.ts';

interface UnavailableModesProps {
  form: WizardForm;
  unavailable: readonly Unavailable[];
}

/** The modes that cannot be booked here, each with its reason. */
export function UnavailableModes({ form, unavailable }: UnavailableModesProps) {
  if (unavailable.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-col gap-1 text-dense text-ink-2">
      {unavailable.map(({ transport_mode, reason, message }) => (
        <li key={transport_mode}>
          <span className="font-semibold text-ink">
            {MODE_NAMES[transport_mode]} is {reason === 'no_tariff' ? 'on request' : 'not available'}.
          </span>{' '}
          {message}{' '}
          {(reason === 'ask_for_quote' || reason === 'no_tariff') && (
            <Link
              to={quotePath(form, transport_mode)}
              onClick={() => storeQuoteRequest(form)}
              className="link"
            >
              Request a quote
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
