import { Link } from 'react-router';
import { paths } from '#web/paths.ts';

const STEPS = [
  {
    to: paths.branches(),
    name: 'Add your legal entity and its branches',
    why: 'for numbers, addresses and invoices',
  },
  {
    to: `${paths.rates()}?tab=exchange`,
    name: 'Enter exchange rates',
    why: 'if you buy or sell in several currencies',
  },
  { to: paths.rates(), name: 'Add tariffs', why: 'until then, prices are indicative estimates' },
  { to: paths.imports(), name: 'Import companies and open shipments', why: 'from a sheet' },
  {
    to: paths.admin({ tab: 'clients', invite: 1 }),
    name: 'Invite colleagues and customers',
    why: 'by e-mail',
  },
];

/** What an admin of a new installation does first. */
export function SetUpSteps() {
  return (
    <section aria-labelledby="set-up" className="mt-4">
      <h2 id="set-up" className="text-ui font-semibold text-ink">
        Set up your company
      </h2>
      <ol className="mt-2 list-decimal pl-5">
        {STEPS.map(({ to, name, why }) => (
          <li key={name} className="py-1">
            <Link to={to} className="link">
              {name}
            </Link>
            , {why}
          </li>
        ))}
      </ol>
    </section>
  );
}
