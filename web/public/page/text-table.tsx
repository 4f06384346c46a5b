import { RichText } from './rich-text.tsx';

interface TextTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A table whose rows become lists on a phone, to avoid horizontal scrolling. */
export function TextTable({ caption, columns, rows }: TextTableProps) {
  return (
    <table className="w-full max-w-[60rem] text-left text-ui max-sm:block">
      <caption className="pb-2 text-left text-caption max-sm:block">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-ink">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 align-bottom font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block max-sm:border-t max-sm:border-line">
        {rows.map(([first = '', ...rest]) => (
          <tr key={first} className="border-b border-line max-sm:block max-sm:py-3">
            <th
              scope="row"
              className="py-2 pr-4 align-top font-normal max-sm:block max-sm:py-0 max-sm:font-semibold"
            >
              <RichText>{first}</RichText>
            </th>
            {rest.map((cell, index) => (
              <td
                key={columns[index + 1]}
                data-column={columns[index + 1]}
                className="py-2 pr-4 align-top text-ink-2 max-sm:grid max-sm:grid-cols-[7.5rem_1fr] max-sm:gap-3 max-sm:py-0.5 max-sm:pr-0 max-sm:before:text-ink-3 max-sm:before:content-[attr(data-column)]"
              >
                <span>
                  <RichText>{cell}</RichText>
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
