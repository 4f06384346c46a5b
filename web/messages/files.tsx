import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import type { ShipmentFile } from '#contract/files.ts';
import { FILE_KIND_NAMES } from '#domain/files/shipment-file.ts';
import { api } from '#web/api/client.ts';
import { fileSize } from '#web/documents/file-size.ts';
import { paths } from '#web/paths.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import type { CorrespondenceProps } from './correspondence.tsx';
import { FileForm } from './file-form.tsx';

/** Files that both sides add, below the form that adds one. */
export function Files({ tracking_number, forStaff = false }: CorrespondenceProps) {
  const files = useQuery(api.files.list.queryOptions({ input: { tracking_number } }));
  return (
    <section aria-labelledby="files-heading" className="min-w-0">
      <h2 id="files-heading" className="mb-2 text-h3">
        Files
      </h2>
      <FileForm tracking_number={tracking_number} forStaff={forStaff} />
      <div className="mt-5">
        <QueryBoundary of={files} what="The files" skeleton={<RowSkeletons height="h-14" />}>
          {(page) =>
            page.files.length === 0 ? (
              <p className="text-ui text-ink-2">
                No files yet. Commercial invoices, packing lists and photos go here.
              </p>
            ) : (
              <ul aria-label="Files" className="divide-y divide-line border-y border-line">
                {page.files.map((file) => (
                  <FileItem key={file.id} file={file} />
                ))}
              </ul>
            )
          }
        </QueryBoundary>
      </div>
    </section>
  );
}

function FileItem({ file }: { file: ShipmentFile }) {
  const { id, name, kind, size, author, created_at, visibility } = file;
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="text-ui font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-caption">
          {FILE_KIND_NAMES[kind]} · {fileSize(size)} · <bdi>{author}</bdi> · <Moment at={created_at} />
          {visibility === 'internal' && ' · Internal'}
        </p>
      </div>
      <a
        href={paths.file(id)}
        download={name}
        aria-label={`Download ${name}`}
        title={`Download ${name}`}
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-sm text-ink-2 hover:bg-brand-weak hover:text-ink max-sm:size-11"
      >
        <Download aria-hidden="true" className="size-4.5" />
      </a>
    </li>
  );
}
