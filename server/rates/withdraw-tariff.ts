import { changeTariff } from './change-tariff.ts';
import { operations } from './operations.ts';
import { withdraw } from './tariffs-table.ts';

export const withdrawTariff = operations.withdrawTariff.handler((call) =>
  changeTariff('rates.withdrawTariff', call, async (transaction, { id }) => {
    await withdraw(transaction, id, call.context.now());
    return {};
  }),
);
