import { changeHeader } from '../shipment-file/change-header.ts';
import { find } from '../shipment-file/find.ts';
import { replaceCargoLines } from '../shipment-file/replace-cargo-lines.ts';
import { replaceEquipment } from '../shipment-file/replace-equipment.ts';
import { replaceLegs } from '../shipment-file/replace-legs.ts';
import { replaceParties } from '../shipment-file/replace-parties.ts';
import { replaceReferences } from '../shipment-file/replace-references.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const shipmentFile: AreaHandlers<'shipmentFile'> = {
  find,
  replaceParties,
  replaceReferences,
  replaceCargoLines,
  replaceEquipment,
  replaceLegs,
  changeHeader,
};
