import type { AreaHandlers } from '../api/area-handlers.ts';
import { archive } from './archive.ts';
import { bookingConfirmation } from './booking-confirmation.ts';
import { generate } from './generate.ts';
import { issue } from './issue.ts';
import { mine } from './mine.ts';
import { ofShipment } from './of-shipment.ts';
import { pdf } from './pdf.ts';
import { surrender } from './surrender.ts';
import { verify } from './verify.ts';
import { declareVoid } from './void.ts';

export const documents: AreaHandlers<'documents'> = {
  mine,
  ofShipment,
  generate,
  issue,
  surrender,
  void: declareVoid,
  pdf,
  archive,
  bookingConfirmation,
  verify,
};
