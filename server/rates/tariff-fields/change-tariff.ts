import { tariffDifference } from '#domain/rates/tariff.ts';
import { signedIn } from '../../api/call-context.ts';
import { fieldIssue } from '../../api/errors/field-issue.ts';
import { changeTariff as changing } from '../change-tariff.ts';
import { operations } from '../operations.ts';
import { writeVersion } from '../write-version.ts';
import { refuseOffered } from './refuse-offered.ts';

export const changeTariff = operations.changeTariff.handler((call) =>
  changing('rates.changeTariff', call, async (transaction, tariff) => {
    const { input, context, errors } = call;
    const { version = tariff.version } = input;
    if (version !== tariff.version) throw errors.VERSION_CONFLICT({ data: { version: tariff.version } });
    const { valid_from, valid_to } = { ...tariff, ...input };
    if (valid_from > valid_to) throw fieldIssue('valid_to', 'The last day is before the first.');
    const changes = tariffDifference(tariff, input);
    const now = context.now();
    await refuseOffered(transaction, tariff.id, changes, now, errors);
    await writeVersion(transaction, tariff, {
      add: [],
      remove: [],
      source: '',
      changes,
      created_by: signedIn(context).user_id,
      now,
    });
    return { changes };
  }),
);
