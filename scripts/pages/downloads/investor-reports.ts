import { investors } from '../../../content/investors.ts';
import { type Report, reports } from '../../../content/reports.ts';
import type { PdfSource } from './pdf-source.ts';

const REPORT = `
#show: house.with(
  title: data.title,
  kind: data.type,
  date: datetime(year: data.day.at(0), month: data.day.at(1), day: data.day.at(2)),
  lead: [#data.period. Published #data.published.],
)

#block(width: 100%, fill: shoal, inset: 4mm, radius: 1mm, data.note)

#for part in data.parts {
  heading(level: 2, part.title)
  for paragraph in part.at("paragraphs", default: ()) { par(paragraph) }
  if "table" in part {
    block(breakable: false, above: 6mm, {
      block(below: 2mm, text(9pt, fill: ink-2, part.table.caption))
      table(
        columns: (1fr, ..(part.table.columns.len() - 1) * (auto,)),
        align: (column, _) => if column == 0 { left } else { right },
        table.header(..part.table.columns),
        ..part.table.rows.flatten().enumerate().map(((index, cell)) => {
          if calc.rem(index, part.table.columns.len()) == 0 { cell }
          else { display(cell, number-type: "lining", number-width: "tabular") }
        }),
      )
    })
  }
}
`;

/** The reports of the investor relations page. */
export function investorReports(): PdfSource[] {
  return reports.map((report) => ({
    file: report.file,
    typst: REPORT,
    data: {
      ...report,
      day: report.date.split('-').map(Number),
      published: written(report.date),
      note: investors.report_note,
    },
  }));
}

function written(date: Report['date']): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
