import { formatMoney } from '#domain/money/format-money.ts';
import { fieldIssue } from '../../api/errors/field-issue.ts';
import { listChargeCodes } from '../../rates/charge-codes-table.ts';
import { operations } from '../operations.ts';
import { linkedRequest } from './linked-request.ts';
import { recordSpotAnswer } from './record-spot-answer.ts';

export const answerSpotRequest = operations.answerSpotRequest.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { token, ...answer } = input;
    const request = await linkedRequest(transaction, context, token, errors);
    const codes = (await listChargeCodes(transaction)).map(({ code }) => code);
    for (const [index, { charge_code }] of answer.lines.entries())
      if (!codes.includes(charge_code))
        throw fieldIssue(`lines.${index}.charge_code`, `${charge_code} isn’t a known charge code.`);
    const [first] = answer.lines;
    await recordSpotAnswer(
      transaction,
      context,
      request,
      {
        answer,
        decline_reason: '',
        title: 'Carrier answered',
        summary: `offers rates from ${first ? formatMoney(first.rate) : ''}, valid until ${answer.valid_until}`,
      },
      errors,
    );
    return {};
  }),
);
