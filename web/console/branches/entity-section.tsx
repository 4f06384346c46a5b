import { useId } from 'react';
import type { Branch, LegalEntity } from '#contract/branches.ts';
import { accountText } from '#domain/branches/iban.ts';
import { countryName } from '#domain/places/countries.ts';
import { vatLabel } from '#domain/vat/vat-category.ts';
import { Button } from '#web/ui/button.tsx';
import { KIND_NAMES } from './number-series-fields.tsx';

interface EntitySectionProps {
  entity: LegalEntity;
  branches: readonly Branch[];
  onEdit: () => void;
  onEditBranch: (branch: Branch) => void;
}

/** A legal entity and its branches. */
export function EntitySection({ entity, branches, onEdit, onEditBranch }: EntitySectionProps) {
  const { name, vat_id, base_currency, number_series, vat, bank_accounts } = entity;
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="rounded-md border border-line bg-surface">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1 border-b border-line px-4 py-3">
        <div className="min-w-0 flex-1 basis-52">
          <h2 id={heading} className="text-h3 wrap-anywhere">
            {name}
          </h2>
          <p className="text-dense text-ink-2">
            {base_currency} · {vat_id ? `VAT ID ${vat_id}` : 'No VAT ID'}
          </p>
          {number_series.length > 0 && (
            <p className="text-dense text-ink-2">
              Number prefixes:{' '}
              {number_series.map(({ kind, prefix }) => `${KIND_NAMES[kind]} ${prefix}`).join(', ')}
            </p>
          )}
          <p className="text-dense text-ink-2">
            {vatText(vat)} · {accountsText(bank_accounts)}
          </p>
        </div>
        <Button variant="ghost" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
      </div>
      {branches.length === 0 ? (
        <p className="px-4 py-3 text-ui text-ink-2">No branches yet</p>
      ) : (
        <ul aria-label={`Branches of ${name}`}>
          {branches.map((branch) => (
            <li
              key={branch.code}
              className="flex flex-wrap items-start gap-x-4 gap-y-1 border-b border-line px-4 py-3 last:border-b-0"
            >
              <div className="min-w-0 flex-1 basis-52">
                <h3 className="font-text text-ui font-semibold tracking-normal wrap-anywhere">
                  {branch.name} <span className="code text-dense text-ink-2">{branch.code}</span>
                </h3>
                <p className="text-dense text-ink-2">
                  {branch.city}, {countryName(branch.country)} · {branch.time_zone}
                  {branch.iata_code && (
                    <>
                      {' · '}
                      <span className="whitespace-nowrap">IATA code {branch.iata_code}</span>
                    </>
                  )}
                </p>
                <p className="text-dense whitespace-pre-line text-ink-2 wrap-anywhere">
                  {branch.sender_address}
                </p>
              </div>
              <Button
                variant="ghost"
                aria-label={`Edit the branch ${branch.name}`}
                onClick={() => onEditBranch(branch)}
              >
                Edit
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** 'Domestic: VAT 21%; cross-border: Zero rated, VAT 0%' */
function vatText(vat: LegalEntity['vat']): string {
  if (!vat) return 'Invoices without VAT';
  const textOf = (treatment: typeof vat.domestic) => (treatment ? vatLabel(treatment) : 'no VAT');
  return `Domestic: ${textOf(vat.domestic)}; cross-border: ${textOf(vat.cross_border)}`;
}

function accountsText(accounts: LegalEntity['bank_accounts']): string {
  if (accounts.length === 0) return 'No bank account on invoices';
  const numbers = accounts.map(({ account }) => accountText(account)).join(', ');
  return `Bank account${accounts.length === 1 ? '' : 's'} ${numbers}`;
}
