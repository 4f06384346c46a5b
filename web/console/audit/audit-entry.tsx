import { Link } from 'react-router';
import type { AuditEntry as Entry } from '#contract/audit.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { useReader } from '#web/tracking/reader.ts';
import { actionLabel } from './action-labels.ts';
import { actorWithoutAccount, detailsOf, subjectPath } from './entry-labels.ts';

/** Links to subjects without a known name. */
const SUBJECTS: Record<string, string> = { person: 'Person', organisation: 'Company', tariff: 'Tariff' };

/** An audit entry: time, actor, action, subject and details. */
export function AuditEntry({ entry, onPerson }: { entry: Entry; onPerson: (user_id: string) => void }) {
  const { at, by, by_id, api_key, action, subject, subject_type } = entry;
  const reader = useReader();
  const path = subjectPath(entry);
  const details = detailsOf(entry, reader);
  return (
    <li className="grid grid-cols-1 gap-x-5 gap-y-1 px-4 py-2.5 text-dense md:grid-cols-[12rem_11rem_minmax(0,1fr)]">
      <span className="text-ink-2 tabular-nums">
        <Moment at={at} />
      </span>
      <span className="min-w-0">
        {by_id ? (
          <button
            type="button"
            className="link text-left wrap-anywhere max-sm:min-h-11"
            title="Show only this person’s entries"
            onClick={() => onPerson(by_id)}
          >
            {by ?? 'Deleted account'}
          </button>
        ) : (
          <span className="text-ink-2">{actorWithoutAccount(action)}</span>
        )}
        {api_key && <span className="block text-caption wrap-anywhere">by API key {api_key.name}</span>}
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold">{actionLabel(entry)}</span>
          {path ? (
            <Link
              to={path}
              className="link wrap-anywhere max-sm:inline-flex max-sm:min-h-11 max-sm:items-center"
            >
              {subject ?? SUBJECTS[subject_type] ?? subject_type}
            </Link>
          ) : (
            subject && <span className="wrap-anywhere">{subject}</span>
          )}
        </p>
        {details.length > 0 && (
          <ul className="flex flex-wrap gap-x-5 text-ink-2">
            {details.map((detail) => (
              <li key={detail} className="wrap-anywhere">
                {detail}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
