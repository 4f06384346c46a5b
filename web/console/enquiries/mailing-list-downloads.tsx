import Download from 'lucide-react/icons/download';
import { mailingLists } from '#content/mailing-lists.ts';
import { MAILING_LISTS } from '#domain/subscriptions/mailing-list.ts';
import { buttonStyle } from '#web/ui/button-styles.ts';

/** Downloads of the confirmed addresses of each list, for a mailing tool. Admins only. */
export function MailingListDownloads() {
  return (
    <section aria-labelledby="mailing-lists">
      <h2 id="mailing-lists">Mailing lists</h2>
      <p className="mt-1 mb-4 text-ui text-ink-2">
        Confirmed addresses as a CSV file for your mailing tool. Each download is recorded in the audit trail.
      </p>
      <ul className="flex flex-wrap gap-3">
        {MAILING_LISTS.map((list) => (
          <li key={list}>
            <a
              href={`/api/subscriptions/confirmed.csv?list=${list}`}
              download={`${list}.csv`}
              className={buttonStyle('secondary', 'app')}
            >
              <Download aria-hidden="true" />
              {mailingLists[list].title} (CSV)
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
