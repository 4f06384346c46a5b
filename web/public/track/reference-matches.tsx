import { Link } from 'react-router';
import { paths } from '#web/paths.ts';

interface ReferenceMatchesProps {
  /** As it was typed. */
  reference: string;
  matches: readonly { tracking_number: string; kind: string }[];
}

/** Lets the reader choose among the shipments with a number. */
export function ReferenceMatches({ reference, matches }: ReferenceMatchesProps) {
  const numbers = [...new Set(matches.map(({ tracking_number }) => tracking_number))];
  return (
    <section aria-labelledby="reference-matches" className="flex flex-col gap-3">
      <h2 id="reference-matches" className="text-lg">
        {numbers.length} shipments with the number <span className="code">{reference}</span>
      </h2>
      <ul className="flex flex-col gap-2">
        {numbers.map((number) => (
          <li key={number}>
            <Link to={paths.track(number)} className="code inline-flex min-h-11 items-center">
              {number}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
