import { CLAUSE_CHOICES } from './instructions-choice.ts';
import { PapersChoice, PapersLine } from './instructions-line.tsx';
import { COLUMNS_OF_THREE } from './instructions-fieldset.tsx';
import { FIELDS } from './labels.ts';

/** What an insurance certificate says of the cover. */
export function InsuranceFields() {
  return (
    <div className={COLUMNS_OF_THREE}>
      <PapersLine name="insurer" label={FIELDS.insurer} />
      <PapersLine name="policy_number" label={FIELDS.policy_number} />
      <PapersChoice
        name="clauses"
        label={FIELDS.clauses}
        options={CLAUSE_CHOICES}
        placeholder="Not told yet"
      />
      <PapersLine name="claims_payable_at" label={FIELDS.claims_payable_at} />
    </div>
  );
}
