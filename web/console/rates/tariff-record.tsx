import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { Link } from 'react-router';
import { isRefusal } from '#web/api/api-errors.ts';
import { api } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { RecordTable } from '../shipment-file/record-table.tsx';
import { ChangeTariffDialog } from './change-tariff-dialog.tsx';
import { ImportSheet } from './import-sheet.tsx';
import { LineTable } from './line-table.tsx';
import { Overlapping } from './overlapping.tsx';
import { changesText, ownerText, SIDE_NAMES, validityText } from './rate-text.ts';
import { SheetLinks } from './sheet-links.tsx';
import { RestoreVersion, TariffActions } from './tariff-actions.tsx';

/** A tariff with its lines and its versions. */
export function TariffRecord({ id }: { id: string }) {
  const [changing, setChanging] = useState(false);
  const found = useQuery(api.rates.findTariff.queryOptions({ input: { id } }));
  if (isRefusal(found.error, 'NOT_FOUND'))
    return (
      <EmptyState title="No such tariff" action={<ButtonLink to={paths.rates()}>All tariffs</ButtonLink>}>
        It was deleted together with its company.
      </EmptyState>
    );
  return (
    <>
      <Link to={paths.rates()} className="link mb-3 inline-flex min-h-6 items-center gap-2 text-ui">
        <ArrowLeft aria-hidden="true" className="size-4" />
        All tariffs
      </Link>
      <QueryBoundary of={found} what="The tariff" skeleton={<RowSkeletons height="h-24" />}>
        {(tariff) => (
          <>
            <h1 className="wrap-anywhere">
              <bdi>{tariff.name}</bdi>
            </h1>
            <p className="mt-1 mb-6 flex flex-wrap items-center gap-x-3 text-ui text-ink-2">
              <span>
                {SIDE_NAMES[tariff.side]} · {ownerText(tariff)} · {tariff.currency} · {validityText(tariff)} ·
                version {tariff.version}
              </span>
              {!tariff.withdrawn_at && (
                <Button variant="ghost" onClick={() => setChanging(true)}>
                  Change name or validity
                </Button>
              )}
            </p>
            {changing && <ChangeTariffDialog tariff={tariff} onClose={() => setChanging(false)} />}
            {!tariff.withdrawn_at && <Overlapping tariffs={tariff.overlapping} />}
            {tariff.withdrawn_at && (
              <Alert variant="info" title="This tariff is withdrawn." className="mb-6">
                New prices don’t use it. Prices made with it stay.
              </Alert>
            )}
            {!tariff.withdrawn_at && <ImportSheet tariff={tariff} />}
            {tariff.version > 0 && (
              <p className="mb-6 text-ui">
                Download the lines, in the format of the import:{' '}
                <SheetLinks id={id} version={tariff.version} />
              </p>
            )}
            <LineTable tariff={tariff} />
            <section aria-labelledby="versions" className="mt-8">
              <h2 id="versions" className="mb-3 text-h3">
                Versions
              </h2>
              <RecordTable
                caption="Versions"
                rows={tariff.versions}
                keyOf={({ version }) => String(version)}
                empty="No lines yet."
                columns={[
                  { name: 'Version', cell: ({ version }) => version },
                  { name: 'When', cell: ({ created_at }) => <Moment at={created_at} /> },
                  { name: 'By', cell: ({ created_by }) => created_by ?? 'The system' },
                  {
                    name: 'From',
                    keepsWords: true,
                    cell: ({ source, changed_fields }) =>
                      source || (changed_fields ? changesText(changed_fields) : 'Entered'),
                  },
                  { name: 'Lines added', isFigure: true, cell: ({ added }) => added },
                  { name: 'Removed', isFigure: true, cell: ({ removed }) => removed },
                  { name: 'Download', cell: ({ version }) => <SheetLinks id={id} version={version} /> },
                  ...(tariff.withdrawn_at
                    ? []
                    : [
                        {
                          name: 'Return',
                          cell: ({ version }: { version: number }) =>
                            version < tariff.version && (
                              <RestoreVersion id={id} version={version} latest={tariff.version} />
                            ),
                        },
                      ]),
                ]}
              />
            </section>
            {!tariff.withdrawn_at && <TariffActions id={id} version={tariff.version} />}
          </>
        )}
      </QueryBoundary>
    </>
  );
}
