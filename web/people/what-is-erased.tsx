import { RETENTION_YEARS } from '#domain/privacy/legal-retention.ts';

/** What goes with an account, and what the law wants kept. `whose` is 'your' or 'their'. */
export function WhatIsErased({ whose }: { whose: 'your' | 'their' }) {
  const who = whose === 'your' ? 'you' : 'them';
  return (
    <dl className="flex flex-col gap-4 text-ui">
      <div>
        <dt className="font-semibold">Erased at once</dt>
        <dd className="mt-1 text-ink-2">
          Profile, password and sessions, sign-ins, notifications and choices, quotes, messages, applications,
          subscriptions, and the mails that were sent to {who}. Of {whose} shipments the addresses,
          instructions and papers that were never issued.
        </dd>
      </div>
      <div>
        <dt className="font-semibold">Kept for {RETENTION_YEARS} years, as tax and customs law ask</dt>
        <dd className="mt-1 text-ink-2">
          Invoices, issued papers, and the route and cargo of shipments, without an account. The record of
          changes keeps what was done, without a name.
        </dd>
      </div>
    </dl>
  );
}
