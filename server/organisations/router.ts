import { find as carrierFeed } from '../carrier-feeds/find.ts';
import { remove } from '../carrier-feeds/remove.ts';
import { set } from '../carrier-feeds/set.ts';
import { acceptInvitation } from '../organisations/accept-invitation.ts';
import { change } from '../organisations/change.ts';
import { changePermissions } from '../organisations/change-permissions.ts';
import { create } from '../organisations/create.ts';
import { credit } from '../organisations/credit.ts';
import { exportPassport } from '../organisations/export-passport.ts';
import { find as findOrganisation } from '../organisations/find.ts';
import { invite } from '../organisations/invite.ts';
import { list } from '../organisations/list.ts';
import { members } from '../organisations/members.ts';
import { merge } from '../organisations/merge.ts';
import { mergeProposals } from '../organisations/merge-proposals.ts';
import { own } from '../organisations/own.ts';
import { removeMember } from '../organisations/remove-member.ts';
import { stopViewing } from '../organisations/stop-viewing.ts';
import { view } from '../organisations/view.ts';
import type { AreaHandlers } from './area-handlers.ts';

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
