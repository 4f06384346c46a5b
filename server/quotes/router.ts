import type { AreaHandlers } from '../api/area-handlers.ts';
import { accept } from './accept.ts';
import { answer } from './answer.ts';
import { changeStatus } from './change-status.ts';
import { convert } from './convert.ts';
import { decline } from './decline.ts';
import { estimate } from './estimate.ts';
import { find } from './find.ts';
import { list } from './list.ts';
import { mine } from './mine.ts';
import { acceptLinked } from './offers/accept-linked.ts';
import { declineLinked } from './offers/decline-linked.ts';
import { hitRatio } from './offers/hit-ratio.ts';
import { linkedOffer } from './offers/linked-offer.ts';
import { linkedPdf } from './offers/linked-pdf.ts';
import { pdf } from './offers/pdf.ts';
import { previewPdf } from './offers/preview-pdf.ts';
import { approveOptions } from './options/approve-options.ts';
import { options } from './options/options.ts';
import { proposals } from './options/proposals.ts';
import { setOptions } from './options/set-options.ts';
import { request } from './request.ts';
import { answerSpotRequest } from './spot-requests/answer-spot-request.ts';
import { declineSpotRequest } from './spot-requests/decline-spot-request.ts';
import { linkedSpotRequest } from './spot-requests/linked-spot-request.ts';
import { requestRates } from './spot-requests/request-rates.ts';
import { spotRequests } from './spot-requests/spot-requests.ts';

export const quotes: AreaHandlers<'quotes'> = {
  request,
  estimate,
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
