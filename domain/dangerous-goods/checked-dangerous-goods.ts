import { checkDangerousGoods } from './check-dangerous-goods.ts';
import { DangerousGoods } from './dangerous-goods.ts';

/** A declaration without contradictions. A missing flashpoint blocks the departure instead, because it is often declared later. */
export const CheckedDangerousGoods = DangerousGoods.superRefine((goods, context) => {
  for (const { field, severity, message } of checkDangerousGoods(goods))
    if (severity === 'error' && field !== 'flashpoint_c')
      context.addIssue({ code: 'custom', path: [field], message });
});
