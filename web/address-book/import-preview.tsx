import type { ImportReport } from '#contract/address-book.ts';
import { countryName } from '#domain/places/countries.ts';
import { counted } from '#web/shipments/amounts.ts';

const MAX_SHOWN = 100;

/** What an import would add, and which rows it refuses. */
export function ImportPreview({ report: { accepted, refused, preview } }: { report: ImportReport }) {
  const rows = new Set(refused.map(({ row }) => row)).size;
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="text-ui font-semibold">
        {accepted === 0 ? 'No row can be imported.' : `${counted(accepted, 'row')} can be imported.`}
        {rows > 0 && ` ${counted(rows, 'row')} ${rows === 1 ? 'has' : 'have'} errors.`}
      </p>
      {refused.length > 0 && (
        <div>
          <h3 className="mb-2 text-ui font-semibold">Errors</h3>
          <ul className="max-h-64 overflow-y-auto rounded-md border border-line">
            {refused.slice(0, MAX_SHOWN).map(({ row, column, issue }) => (
              <li
                key={`${row} ${column} ${issue}`}
                className="flex gap-3 px-3 py-2 text-dense not-first:border-t not-first:border-line"
              >
                <span className="num shrink-0 text-ink-2">Row {row}</span>
                <span className="min-w-0 wrap-anywhere">
                  {column && <span className="code">{column}: </span>}
                  {issue}
                </span>
              </li>
            ))}
          </ul>
          {refused.length > MAX_SHOWN && (
            <p className="mt-2 text-caption">
              The first {MAX_SHOWN} of {refused.length} errors are shown.
            </p>
          )}
        </div>
      )}
      {preview.length > 0 && (
        <div>
          <h3 className="mb-2 text-ui font-semibold">Contacts to add</h3>
          <ul className="rounded-md border border-line">
            {preview.map(({ row, name, city, country }) => (
              <li
                key={row}
                className="flex gap-3 px-3 py-2 text-dense not-first:border-t not-first:border-line"
              >
                <span className="num shrink-0 text-ink-2">Row {row}</span>
                <span className="min-w-0 wrap-anywhere">
                  <bdi className="font-semibold">{name}</bdi>
                  {(city || country) &&
                    `, ${[city, country && countryName(country)].filter(Boolean).join(', ')}`}
                </span>
              </li>
            ))}
          </ul>
          {accepted > preview.length && (
            <p className="mt-2 text-caption">
              The first {preview.length} of {accepted} contacts are shown.
            </p>
          )}
        </div>
      )}
    </div>
  );
}
