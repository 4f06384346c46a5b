import { archive } from '../documents/archive.ts';
import { bookingConfirmation } from '../documents/booking-confirmation.ts';
import { generate } from '../documents/generate.ts';
import { issue } from '../documents/issue.ts';
import { mine } from '../documents/mine.ts';
import { ofShipment } from '../documents/of-shipment.ts';
import { pdf } from '../documents/pdf.ts';
import { verify } from '../documents/verify.ts';
import { declareVoid } from '../documents/void.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const documents: AreaHandlers<'documents'> = {
  mine,
  ofShipment,
  generate,
  issue,
  void: declareVoid,
  pdf,
  archive,
  bookingConfirmation,
  verify,
};
