import { Link } from 'react-router';
import { paths } from '#web/paths.ts';

const STEPS = [
  {
    to: paths.branches(),
    name: 'Add your legal entity and its branches',
    why: 'For numbers, addresses and invoices',
  },
  {
    to: `${paths.rates()}?tab=exchange`,
    name: 'Enter exchange rates',
    why: 'If you buy or sell in several currencies',
  },
  { to: paths.rates(), name: 'Add tariffs', why: 'Until then, prices are indicative estimates' },
  { to: paths.imports(), name: 'Import companies and open shipments', why: 'From a sheet' },
  {
    to: paths.admin({ tab: 'clients', invite: 1 }),
    name: 'Invite colleagues and customers',
    why: 'By e-mail',
  },
];

/** What an admin of a new installation does first. */
export function SetUpSteps() {
  return (
    <section aria-labelledby="set-up" className="mt-4">
      <h2 id="set-up" className="text-ui font-semibold text-ink">
        Set up your company
      </h2>
      <ol className="mt-2 divide-y divide-line border-y border-line">
        {STEPS.map(({ to, name, why }, index) => (
          <li key={name} className="flex gap-3 py-2.5">
            <span
              aria-hidden="true"
              className="num flex size-7 shrink-0 items-center justify-center rounded-full border border-line-strong text-dense"
            >
              {index + 1}
            </span>
            <span>
              <Link to={to} className="link font-semibold">
                {name}
              </Link>
              <span className="block text-caption">{why}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
