import { RETENTION_YEARS } from '#domain/privacy/legal-retention.ts';

/** What is erased with an account, and what the law requires to be retained. */
export function ErasureScope({ whose }: { whose: 'your' | 'their' }) {
  const who = whose === 'your' ? 'you' : 'them';
  return (
    <dl className="flex flex-col gap-4 text-ui">
      <div>
        <dt className="font-semibold">Erased immediately</dt>
        <dd className="mt-1 text-ink-2">
          Profile, password and sessions, sign-in history, notifications and preferences, quotes, messages,
          applications, subscriptions, and e-mails sent to {who}. From {whose} shipments: addresses,
          instructions, share links, and documents that were never issued.
        </dd>
      </div>
      <div>
        <dt className="font-semibold">Kept by {whose} company, if it has other members</dt>
        <dd className="mt-1 text-ink-2">
          Its shipments and quotes. Name, e-mail address and phone number are erased from the quotes that{' '}
          {whose === 'your' ? 'you' : 'they'} requested.
        </dd>
      </div>
      <div>
        <dt className="font-semibold">
          Retained for {RETENTION_YEARS} years, as tax and customs law require
        </dt>
        <dd className="mt-1 text-ink-2">
          Invoices, issued documents, and the route and cargo of shipments, no longer linked to an account.
          Audit entries keep the action, without a name. Agreed rates stay, as does the record of a company
          that works for us.
        </dd>
      </div>
    </dl>
  );
}
