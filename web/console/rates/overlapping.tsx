import { Link } from 'react-router';
import type { Tariff } from '#contract/rates/tariffs.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { validityText } from './rate-text.ts';

type OtherTariff = Pick<Tariff, 'id' | 'name' | 'valid_from' | 'valid_to'>;

/** The tariffs with rates for the same thing on the same days; nothing without any. */
export function Overlapping({ tariffs }: { tariffs: readonly OtherTariff[] }) {
  if (tariffs.length === 0) return null;
  return (
    <Alert variant="info" title="Other tariffs have rates for the same lanes on these days." className="mb-6">
      <ul>
        {tariffs.map((each) => (
          <li key={each.id}>
            <Link to={paths.tariff(each.id)} className="link">
              <bdi>{each.name}</bdi>
            </Link>
            , {validityText({ ...each, withdrawn_at: null })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
