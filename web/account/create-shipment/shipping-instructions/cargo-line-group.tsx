import type { CargoLine } from '#domain/documents/cargo-line.ts';
import { Button } from '#web/ui/button.tsx';
import { PaperField } from './instruction-field.tsx';
import { PaperGroup } from './instruction-group.tsx';
import { lineField, withoutLine } from './typed-instructions.ts';
import type { Papers } from './use-instructions.ts';

interface CargoLineGroupProps {
  papers: Papers;
  order: number;
  /** How many lines there are: what a single one is and weighs has been told already. */
  lines: number;
}

/** Packages of one kind with one content. */
export function CargoLineGroup({ papers, order, lines }: CargoLineGroupProps) {
  const field = (name: keyof CargoLine) => ({ papers, path: lineField(order, name) });
  const isOneOfSeveral = lines > 1;
  return (
    <PaperGroup
      title={isOneOfSeveral ? `Cargo, line ${order + 1}` : 'Cargo'}
      hint={
        isOneOfSeveral
          ? undefined
          : 'Description and weight are taken from the booking. Add lines where the goods differ.'
      }
    >
      {isOneOfSeveral && (
        <>
          <PaperField {...field('description')} className="sm:col-span-4" />
          <PaperField {...field('net_kg')} kind="number" unit="kg" className="sm:col-span-2" />
        </>
      )}
      <PaperField {...field('packages_count')} kind="number" className="sm:col-span-2" />
      <PaperField
        {...field('package_kind')}
        placeholder="Cartons, pallets, drums"
        className="sm:col-span-4"
      />
      <PaperField
        {...field('marks')}
        placeholder="What is painted on the packages"
        className="sm:col-span-6"
      />
      <PaperField {...field('hs_code')} placeholder="848180" className="sm:col-span-3" />
      <PaperField {...field('origin_country')} kind="country" className="sm:col-span-3" />
      <PaperField {...field('quantity')} kind="number" className="sm:col-span-2" />
      <PaperField {...field('unit')} placeholder="pcs, m, kg" className="sm:col-span-2" />
      <PaperField {...field('unit_price_cents')} kind="number" unit="USD" className="sm:col-span-2" />
      {isOneOfSeveral && (
        <div className="sm:col-span-6">
          <Button
            variant="ghost"
            aria-label={`Remove line ${order + 1}`}
            onClick={() => papers.replace(withoutLine(papers.typed, order))}
            className="-ml-3.5"
          >
            Remove this line
          </Button>
        </div>
      )}
    </PaperGroup>
  );
}
