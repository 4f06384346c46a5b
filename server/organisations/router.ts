import type { AreaHandlers } from '../api/area-handlers.ts';
import { find as carrierFeed } from '../carrier-feeds/find.ts';
import { remove } from '../carrier-feeds/remove.ts';
import { set } from '../carrier-feeds/set.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { change } from './change.ts';
import { changePermissions } from './change-permissions.ts';
import { create } from './create.ts';
import { credit } from './credit.ts';
import { exportPassport } from './export-passport.ts';
import { find as findOrganisation } from './find.ts';
import { invite } from './invite.ts';
import { list } from './list.ts';
import { members } from './members.ts';
import { merge } from './merge/merge.ts';
import { mergeProposals } from './merge/merge-proposals.ts';
import { openingBalances } from './opening-balances.ts';
import { own } from './own.ts';
import { recordBalancePayment } from './record-balance-payment.ts';
import { removeMember } from './remove-member.ts';
import { stopViewing } from './stop-viewing.ts';
import { view } from './view.ts';

export const organisations: AreaHandlers<'organisations'> = {
  exportPassport,
  create,
  list,
  own,
  mergeProposals,
  find: findOrganisation,
  view,
  stopViewing,
  credit,
  openingBalances,
  recordBalancePayment,
  change,
  merge,
  members,
  invite,
  changePermissions,
  removeMember,
  acceptInvitation,
  carrierFeed,
  setCarrierFeed: set,
  removeCarrierFeed: remove,
};
