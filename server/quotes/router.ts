import { accept } from '../quotes/accept.ts';
import { answer } from '../quotes/answer.ts';
import { changeStatus } from '../quotes/change-status.ts';
import { convert } from '../quotes/convert.ts';
import { decline } from '../quotes/decline.ts';
import { find } from '../quotes/find.ts';
import { list } from '../quotes/list.ts';
import { mine } from '../quotes/mine.ts';
import { acceptLinked } from '../quotes/offers/accept-linked.ts';
import { declineLinked } from '../quotes/offers/decline-linked.ts';
import { hitRatio } from '../quotes/offers/hit-ratio.ts';
import { linkedOffer } from '../quotes/offers/linked-offer.ts';
import { linkedPdf } from '../quotes/offers/linked-pdf.ts';
import { pdf } from '../quotes/offers/pdf.ts';
import { previewPdf } from '../quotes/offers/preview-pdf.ts';
import { approveOptions } from '../quotes/options/approve-options.ts';
import { options } from '../quotes/options/options.ts';
import { proposals } from '../quotes/options/proposals.ts';
import { setOptions } from '../quotes/options/set-options.ts';
import { request } from '../quotes/request.ts';
import { answerSpotRequest } from '../quotes/spot-requests/answer-spot-request.ts';
import { declineSpotRequest } from '../quotes/spot-requests/decline-spot-request.ts';
import { linkedSpotRequest } from '../quotes/spot-requests/linked-spot-request.ts';
import { requestRates } from '../quotes/spot-requests/request-rates.ts';
import { spotRequests } from '../quotes/spot-requests/spot-requests.ts';
import type { AreaHandlers } from './area-handlers.ts';

export const quotes: AreaHandlers<'quotes'> = {
  request,
  mine,
  accept,
  decline,
  answer,
  list,
  find,
  changeStatus,
  convert,
  setOptions,
  options,
  proposals,
  approveOptions,
  pdf,
  previewPdf,
  linkedOffer,
  linkedPdf,
  acceptLinked,
  declineLinked,
  hitRatio,
  requestRates,
  spotRequests,
  linkedSpotRequest,
  answerSpotRequest,
  declineSpotRequest,
};
