import type { Tariff } from '#contract/rates/tariffs.ts';
import { signedIn } from '../api/call-context.ts';
import type { AuditAction } from '../audit/audit-action.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { RatesContext } from './operations.ts';
import { presentTariff } from './present-tariff.ts';
import { lockTariff, type TariffRecord } from './tariffs-table.ts';

interface TariffCall {
  input: { id: string };
  context: RatesContext;
  errors: { NOT_FOUND: () => Error; WITHDRAWN: () => Error };
}

/** Locks a tariff that is not withdrawn, changes it, and writes the audit entry with the details that `change` returns. */
export function changeTariff(
  action: AuditAction,
  call: TariffCall,
  change: (transaction: Transaction, tariff: TariffRecord) => Promise<Record<string, unknown>>,
): Promise<Tariff> {
  const { input, context, errors } = call;
  return context.write(async (transaction) => {
    const tariff = await lockTariff(transaction, input.id);
    if (!tariff) throw errors.NOT_FOUND();
    if (tariff.withdrawn_at) throw errors.WITHDRAWN();
    const detail = await change(transaction, tariff);
    await writeAudit(transaction, {
      actor_id: signedIn(context).user_id,
      action,
      subject_type: 'tariff',
      subject_id: tariff.id,
      detail: { name: tariff.name, ...detail },
    });
    return (await presentTariff(transaction, tariff.id)) as Tariff;
  });
}
