import type { AreaHandlers } from '../api/area-handlers.ts';
import { changeHeader } from './change-header.ts';
import { find } from './find.ts';
import { replaceCargoLines } from './replace-cargo-lines.ts';
import { replaceEquipment } from './replace-equipment.ts';
import { replaceLegs } from './replace-legs.ts';
import { replaceParties } from './replace-parties.ts';
import { replaceReferences } from './replace-references.ts';

export const shipmentFile: AreaHandlers<'shipmentFile'> = {
  find,
  replaceParties,
  replaceReferences,
  replaceCargoLines,
  replaceEquipment,
  replaceLegs,
  changeHeader,
};
