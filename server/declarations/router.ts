import type { AreaHandlers } from '../api/area-handlers.ts';
import { add } from './add.ts';
import { change } from './change.ts';
import { list } from './list.ts';
import { record } from './record.ts';
import { remove } from './remove.ts';

export const declarations: AreaHandlers<'declarations'> = { list, add, change, record, remove };
