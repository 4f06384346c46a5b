import { CLAUSE_CHOICES } from './instructions-choice.ts';
import { COLUMNS_OF_THREE } from './instructions-fieldset.tsx';
import { InstructionsChoice, InstructionsLine } from './instructions-line.tsx';
import { FIELDS } from './labels.ts';

/** The cover that an insurance certificate states. */
export function InsuranceFields() {
  return (
    <div className={COLUMNS_OF_THREE}>
      <InstructionsLine name="insurer" label={FIELDS.insurer} />
      <InstructionsLine name="policy_number" label={FIELDS.policy_number} />
      <InstructionsChoice
        name="clauses"
        label={FIELDS.clauses}
        options={CLAUSE_CHOICES}
        placeholder="Not set"
      />
      <InstructionsLine name="claims_payable_at" label={FIELDS.claims_payable_at} />
    </div>
  );
}
