import type { ReactNode } from 'react';
import type { VerifiedDocument } from '#contract/documents.ts';
import { quantity } from '#web/shipments/amounts.ts';
import { classNames } from '#web/ui/class-names.ts';

interface DocumentFactsProps {
  document: VerifiedDocument;
  dayOf: (day: Date) => string;
}

/** The document's key facts, in boxes as on the document itself. */
export function DocumentFacts({ document, dayOf }: DocumentFactsProps) {
  const { name, document_number, version, issued_at, from, to, packages_count, gross_kg } = document;
  return (
    <dl className="grid grid-cols-2 gap-px bg-line sm:grid-cols-4">
      <Fact name="Document" wide>
        {name}
      </Fact>
      <Fact name="Number" wide>
        <span className="code wrap-anywhere">{document_number}</span>
      </Fact>
      <Fact name="Version">{version}</Fact>
      <Fact name="Issued">{issued_at ? dayOf(issued_at) : 'Not issued'}</Fact>
      <Fact name="Packages">{packages_count?.toLocaleString('en-US') ?? BLANK}</Fact>
      <Fact name="Gross weight">{gross_kg === null ? BLANK : quantity(gross_kg, 'kg')}</Fact>
      <Fact name="From" wide>
        {from ?? BLANK}
      </Fact>
      <Fact name="To" wide>
        {to ?? BLANK}
      </Fact>
    </dl>
  );
}

const BLANK = 'Blank on the document';

function Fact({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={classNames('bg-surface px-5 py-3 sm:px-8', wide && 'col-span-2')}>
      <dt className="text-caption">{name}</dt>
      <dd className="text-ui font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
