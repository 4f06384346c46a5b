import { downloadSizes } from 'virtual:download-sizes';
import type { Report } from '#content/reports.ts';
import { fileSize } from '#web/documents/file-size.ts';
import { paths } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button-styles.ts';
import { Day } from '../news/day.tsx';
import { DisclosureIcon } from '../page/disclosure-icon.tsx';

const INITIAL_COUNT = 6;

/** Reports and filings: the newest are visible, all of them with one click. */
export function ReportList({ reports }: { reports: readonly Report[] }) {
  return (
    <>
      <Rows reports={reports.slice(0, INITIAL_COUNT)} />
      <details className="group">
        <summary
          className={buttonStyle(
            'secondary',
            'marketing',
            'mt-6 list-none group-open:mb-6 [&_svg]:size-3 [&::-webkit-details-marker]:hidden',
          )}
        >
          <DisclosureIcon />
          View All {reports.length}
        </summary>
        <Rows reports={reports.slice(INITIAL_COUNT)} />
      </details>
    </>
  );
}

function Rows({ reports }: { reports: readonly Report[] }) {
  return (
    <ul className="border-t border-line">
      {reports.map(({ file, type, title, date }) => (
        <li
          key={file}
          className="grid gap-x-10 gap-y-1 border-b border-line py-5 sm:grid-cols-[1fr_auto] sm:items-center lg:grid-cols-[1fr_12rem_12rem_9rem_auto]"
        >
          <h3>{title}</h3>
          <p className="flex flex-wrap gap-x-4 text-ui text-ink-2 max-lg:col-start-1 lg:contents">
            <span>{type}</span>
            <Day date={date} />
            <span>PDF{sizeOf(file)}</span>
          </p>
          <p className="max-sm:mt-3 sm:max-lg:col-start-2 sm:max-lg:row-span-2 sm:max-lg:row-start-1">
            <a href={paths.download(file)} download className={buttonStyle('secondary', 'marketing')}>
              Download<span className="sr-only"> {title}</span>
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** `, 37 kB`, or an empty string if the file wasn't generated. */
export function sizeOf(file: string): string {
  const bytes = downloadSizes[file];
  return bytes === undefined ? '' : `, ${fileSize(bytes)}`;
}
