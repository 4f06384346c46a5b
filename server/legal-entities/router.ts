import { change } from '../legal-entities/change.ts';
import { create } from '../legal-entities/create.ts';
import { list } from '../legal-entities/list.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const legalEntities: AreaHandlers<'legalEntities'> = {
  list,
  create,
  change,
};
