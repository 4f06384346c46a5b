import { Link } from 'react-router';
import { jobs } from '#content/jobs.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { payOf, placeOf } from './job-labels.ts';

const columns = ['Role', 'Location', 'Type', 'Salary'];

/** The open roles. On a phone, location, type and salary move under the role. */
export function JobsTable() {
  return (
    <table aria-labelledby="open-roles" className="w-full text-left text-ui">
      <thead>
        <tr className="border-b border-line-strong">
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={classNames('py-2 pr-6 text-caption font-semibold', index > 0 && 'max-md:hidden')}
            >
              {column}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">Apply</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.slug} className="border-b border-line">
            <th scope="row" className="py-4 pr-6 align-middle font-normal">
              <Link
                to={paths.job(job.slug)}
                className="inline-flex items-center py-1 font-display text-[1.125rem] leading-6 font-semibold text-ink underline-offset-3 hover:underline max-sm:min-h-11"
              >
                {job.title}
              </Link>
              <span className="block text-dense text-ink-2 md:hidden">
                {placeOf(job)} · {job.hours}
                <br />
                {payOf(job)}
              </span>
            </th>
            <td className="pr-6 align-middle max-md:hidden">{placeOf(job)}</td>
            <td className="pr-6 align-middle whitespace-nowrap max-md:hidden">{job.hours}</td>
            <td className="num pr-6 align-middle whitespace-nowrap text-ink-2 max-md:hidden">{payOf(job)}</td>
            <td className="w-0 align-middle">
              <ButtonLink
                to={`${paths.job(job.slug)}#apply`}
                variant="secondary"
                size="marketing"
                aria-label={`Apply: ${job.title}`}
              >
                Apply
              </ButtonLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
