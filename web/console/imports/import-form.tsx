import { useState } from 'react';
import type { Import } from '#contract/imports.ts';
import { columnNames } from '#domain/imports/import-columns.ts';
import type { ImportKind } from '#domain/imports/import-kind.ts';
import { api, call } from '#web/api/client.ts';
import { isSame } from '#web/forms/merge-versions.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxRow } from '#web/ui/fields/choice-row.tsx';
import { OFFLINE_DO_LATER, useOnline } from '#web/ui/use-online.ts';
import { ColumnMapping } from './column-mapping.tsx';
import { FileFields } from './file-fields.tsx';
import { ImportResult } from './import-result.tsx';

interface Chosen {
  kind: ImportKind;
  file: File;
  mode: Import['mode'];
  mapping?: string;
}

/** Every choice starts a dry run, whose result offers the import. */
export function ImportForm() {
  const online = useOnline();
  const [kind, setKind] = useState<ImportKind>('organisations');
  const [file, setFile] = useState<File | null>(null);
  const [all, setAll] = useState(false);
  const [mapping, setMapping] = useState<Record<string, string>>({});
  const send = useWrite({
    send: ({ dry_run, ...chosen }: Chosen & { dry_run: boolean }, options) =>
      call.imports.create({ ...chosen, dry_run }, options),
    invalidates: api.imports.key(),
  });
  const started = send.sent?.input.file === file && send.sent.input.kind === kind ? send.sent : null;
  const chosen = file && {
    kind,
    file,
    mode: all ? ('all' as const) : ('good' as const),
    ...(Object.keys(mapping).length > 0 && { mapping: JSON.stringify(mapping) }),
  };
  const startOver = () => {
    setMapping({});
    send.reset();
  };
  return (
    <section aria-labelledby="new-import">
      <h2 id="new-import" className="mb-3 text-h3">
        Import a file
      </h2>
      <div className="flex flex-col gap-4 rounded-md border border-line bg-surface p-4">
        <FileFields
          kind={kind}
          onKind={(changed) => {
            setKind(changed);
            startOver();
          }}
          onFile={(changed) => {
            setFile(changed);
            startOver();
          }}
        />
        <CheckboxRow
          label="All or nothing"
          hint="Nothing is imported while a row has a problem."
          checked={all}
          onChange={({ target }) => {
            setAll(target.checked);
            send.reset();
          }}
        />
        {!online && <p className="text-ui text-ink-2">{OFFLINE_DO_LATER}</p>}
        {send.failure && <Alert title={send.failure} />}
        <Button
          className="self-start"
          variant={started ? 'secondary' : 'primary'}
          pending={send.pending}
          busyLabel="Uploading..."
          disabled={!chosen || !online}
          onClick={() => chosen && send.write({ ...chosen, dry_run: true })}
        >
          {started ? 'Check it again' : 'Check the file'}
        </Button>
        {started && (
          <ImportResult key={started.response.id} id={started.response.id}>
            {(result) => (
              <>
                <ColumnMapping
                  columns={kind === 'passport' ? [] : columnNames(kind)}
                  refused={result.refused}
                  mapping={mapping}
                  onChange={setMapping}
                />
                {chosen && isSame(started.input, { ...chosen, dry_run: true }) && canImport(result) && (
                  <Button
                    className="self-start"
                    pending={send.pending}
                    busyLabel="Uploading..."
                    disabled={!online}
                    onClick={() => send.write({ ...chosen, dry_run: false })}
                  >
                    {`Import ${counted(result.accepted, 'row')}`}
                  </Button>
                )}
              </>
            )}
          </ImportResult>
        )}
      </div>
    </section>
  );
}

function canImport({ status, accepted, refused_rows, mode }: Import): boolean {
  return status === 'completed' && accepted > 0 && (mode === 'good' || refused_rows === 0);
}
