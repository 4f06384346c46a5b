import Download from 'lucide-react/icons/download';
import { classNames } from '#web/ui/class-names.ts';
import { OFFLINE, useOnline } from '#web/ui/use-online.ts';
import { exportPath, type ListFilter } from './export-path.ts';

interface ExportLinksProps {
  /** What is exported, in the plural: 'invoices'. */
  what: string;
  /** The list in the API. */
  path: `/api/${string}`;
  /** What the list shows now. */
  filter?: ListFilter;
  className?: string;
}

const FORMATS = { csv: 'CSV', xlsx: 'XLSX' } as const;

/** Downloads the whole list, with its filter, as a file. */
export function ExportLinks({ what, path, filter = {}, className }: ExportLinksProps) {
  const isOnline = useOnline();
  return (
    <p
      data-print="none"
      className={classNames('flex min-h-9 flex-wrap items-center gap-x-3 text-dense text-ink-2', className)}
    >
      <Download aria-hidden="true" className="size-4" />
      Export
      {Object.entries(FORMATS).map(([format, label]) =>
        isOnline ? (
          <a
            key={format}
            href={exportPath(path, filter, format)}
            download={`${what}.${format}`}
            aria-label={`Export ${what} as ${label}`}
            className="link max-sm:inline-flex max-sm:min-h-11 max-sm:min-w-11 max-sm:items-center"
          >
            {label}
          </a>
        ) : (
          <span key={format} aria-disabled="true" title={OFFLINE}>
            {label}
          </span>
        ),
      )}
    </p>
  );
}
