import { InstructionField } from './instruction-field.tsx';
import { InstructionGroup } from './instruction-group.tsx';
import { PartyContacts } from './party-contacts.tsx';
import type { PartyName } from './typed-instructions.ts';
import type { InstructionsState } from './use-instructions.ts';

interface PartyGroupProps {
  instructions: InstructionsState;
  party: PartyName;
  title: string;
  hint: string;
}

/** A party of the shipment: consignee or notify party. */
export function PartyGroup({ instructions, party, title, hint }: PartyGroupProps) {
  const field = (name: string, autoComplete: string) => ({
    instructions,
    path: `${party}.${name}`,
    autoComplete: autoComplete === 'off' ? autoComplete : `section-${party} ${autoComplete}`,
  });
  return (
    <InstructionGroup title={title} hint={hint}>
      <PartyContacts instructions={instructions} party={party} title={title} />
      <InstructionField {...field('name', 'organization')} className="sm:col-span-3" />
      <InstructionField
        {...field('contact', 'off')}
        placeholder="Telephone or e-mail"
        className="sm:col-span-3"
      />
      <InstructionField {...field('address', 'street-address')} className="sm:col-span-6" />
      <InstructionField {...field('city', 'address-level2')} className="sm:col-span-3" />
      <InstructionField {...field('postal_code', 'postal-code')} className="sm:col-span-3" />
      <InstructionField {...field('country', 'off')} kind="country" className="sm:col-span-3" />
      <InstructionField {...field('tax_id', 'off')} placeholder="VAT or EORI" className="sm:col-span-3" />
    </InstructionGroup>
  );
}
