import { operations } from '../operations.ts';
import { linkedRequest } from './linked-request.ts';
import { recordSpotAnswer } from './record-spot-answer.ts';

export const declineSpotRequest = operations.declineSpotRequest.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { token, reason } = input;
    const request = await linkedRequest(transaction, context, token, errors);
    await recordSpotAnswer(
      transaction,
      context,
      request,
      {
        answer: null,
        decline_reason: reason,
        title: 'Carrier declined',
        summary: reason === '' ? 'offers no rates' : `offers no rates: ${reason}`,
      },
      errors,
    );
    return {};
  }),
);
