import { incotermsChart, letterOfInstruction } from '../../../content/forms.ts';
import { incoterms } from '../../../content/incoterms.ts';
import type { PdfSource } from './pdf-source.ts';

/** The printed forms and charts of the documentation centre. */
export function forms(): PdfSource[] {
  return [
    { file: 'shippers-letter-of-instruction.pdf', typst: LETTER, data: letterOfInstruction },
    { file: 'incoterms-2020.pdf', typst: INCOTERMS, data: { ...incotermsChart, incoterms } },
  ];
}

const LETTER = `
#show: house.with(title: data.title, kind: "Form", lead: data.lead)
#set text(9.5pt)
#show heading.where(level: 2): set text(11pt)
#show heading.where(level: 2): set block(above: 3.6mm, below: 2.2mm)
#let field(f) = block(width: 100%, height: 4.8mm + 4.2mm * f.at("lines", default: 1), stroke: 0.5pt + ink-2, inset: 1.4mm)[
  #text(8.5pt, weight: 700)[#f.label]
  #if "hint" in f [ #text(8pt, fill: ink-2)[ #f.hint]]
]
#let tick(words) = box(inset: (right: 5mm, y: 0.6mm))[#box(width: 3mm, height: 3mm, baseline: 0.4mm, stroke: 0.6pt + ink) #words]
#for part in data.parts {
  heading(level: 2, part.title)
  if "choices" in part { block(below: 2mm, part.choices.map(tick).join()) }
  if "fields" in part {
    let cells = part.fields.map(f => grid.cell(colspan: if f.at("half", default: false) { 1 } else { 2 }, field(f)))
    grid(columns: (1fr, 1fr), column-gutter: 2mm, row-gutter: 1.3mm, ..cells)
  }
}
#v(1mm)
#block(breakable: false)[
  #data.declaration
  #v(8mm)
  #grid(columns: (1fr, 2fr), column-gutter: 8mm,
    [#line(length: 100%, stroke: 0.5pt + ink) #v(-2mm) Place and date],
    [#line(length: 100%, stroke: 0.5pt + ink) #v(-2mm) Name and signature])
]
`;

const INCOTERMS = `
#show: house.with(title: data.title, kind: "Shipping guide", lead: data.lead, flipped: true)
#table(
  columns: (3.2fr, 2fr, 1.3fr, 2fr, 1.3fr, 1.3fr, 3fr),
  inset: (x: 2mm, y: 1.55mm),
  table.header(..data.columns),
  ..data.incoterms.map(rule => (
    [#strong(rule.code) #rule.name],
    rule.at("for"),
    rule.carriage,
    if rule.insurance == none [not required] else { rule.insurance },
    rule.export_clearance,
    rule.import_clearance,
    rule.risk,
  )).flatten(),
)
#set text(9pt, fill: ink-2)
#for note in data.notes [- #note
]
`;
