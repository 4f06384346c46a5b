import { PaperField } from './instruction-field.tsx';
import { PaperGroup } from './instruction-group.tsx';
import type { PartyName } from './typed-instructions.ts';
import type { Papers } from './use-instructions.ts';

interface PartyGroupProps {
  papers: Papers;
  party: PartyName;
  title: string;
  hint: string;
}

/** Whom the papers name. */
export function PartyGroup({ papers, party, title, hint }: PartyGroupProps) {
  const field = (name: string, autoComplete: string) => ({
    papers,
    path: `${party}.${name}`,
    autoComplete: autoComplete === 'off' ? autoComplete : `section-${party} ${autoComplete}`,
  });
  return (
    <PaperGroup title={title} hint={hint}>
      <PaperField {...field('name', 'organization')} className="sm:col-span-3" />
      <PaperField {...field('contact', 'off')} placeholder="Telephone or e-mail" className="sm:col-span-3" />
      <PaperField {...field('address', 'street-address')} className="sm:col-span-6" />
      <PaperField {...field('city', 'address-level2')} className="sm:col-span-3" />
      <PaperField {...field('postal_code', 'postal-code')} className="sm:col-span-3" />
      <PaperField {...field('country', 'off')} kind="country" className="sm:col-span-3" />
      <PaperField {...field('tax_id', 'off')} placeholder="VAT or EORI" className="sm:col-span-3" />
    </PaperGroup>
  );
}
