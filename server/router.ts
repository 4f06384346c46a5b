import type { AnyContractProcedure } from '@orpc/contract';
import { implement, type Router } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import { change as changeContact } from './address-book/change.ts';
import { create as createContact } from './address-book/create.ts';
import { importContacts } from './address-book/import-contacts.ts';
import { list as listContacts } from './address-book/list.ts';
import { remove as removeContact } from './address-book/remove.ts';
import { approve } from './amendments/approve.ts';
import { decline } from './amendments/decline.ts';
import { list as listAmendments } from './amendments/list.ts';
import { request as requestAmendment } from './amendments/request.ts';
import type { RequestContext } from './api/call-context.ts';
import { guard } from './api/guarded-operations.ts';
import { create as createApiKey } from './api-keys/create.ts';
import { find as findApiKey } from './api-keys/find.ts';
import { list as listApiKeys } from './api-keys/list.ts';
import { revoke as revokeApiKey } from './api-keys/revoke.ts';
import { list as listAudit } from './audit/list.ts';
import { changePassword } from './auth/credentials/change-password.ts';
import { requestPasswordReset } from './auth/credentials/request-password-reset.ts';
import { resetPassword } from './auth/credentials/reset-password.ts';
import { addPasskey } from './auth/passkeys/add.ts';
import { beginPasskeyReauthentication } from './auth/passkeys/begin-reauthentication.ts';
import { beginPasskeyRegistration } from './auth/passkeys/begin-registration.ts';
import { beginPasskeySignIn } from './auth/passkeys/begin-sign-in.ts';
import { passkeys } from './auth/passkeys/list.ts';
import { reauthenticateWithPasskey } from './auth/passkeys/reauthenticate.ts';
import { removePasskey } from './auth/passkeys/remove.ts';
import { signInWithPasskey } from './auth/passkeys/sign-in.ts';
import { beginSecondFactor } from './auth/second-factor/begin.ts';
import { confirmSecondFactor } from './auth/second-factor/confirm.ts';
import { confirmSignIn } from './auth/second-factor/confirm-sign-in.ts';
import { reauthenticate } from './auth/second-factor/reauthenticate.ts';
import { renewRecoveryCodes } from './auth/second-factor/renew-recovery-codes.ts';
import { resetSecondFactor } from './auth/second-factor/reset.ts';
import { secondFactor } from './auth/second-factor/second-factor.ts';
import { turnOffSecondFactor } from './auth/second-factor/turn-off.ts';
import { endOtherSessions } from './auth/sessions/end-other-sessions.ts';
import { endSession } from './auth/sessions/end-session.ts';
import { endSessionsOf } from './auth/sessions/end-sessions-of.ts';
import { sessions } from './auth/sessions/list.ts';
import { session } from './auth/sessions/session.ts';
import { createAdmin } from './auth/sign-in/create-admin.ts';
import { signIn } from './auth/sign-in/sign-in.ts';
import { signInMethods } from './auth/sign-in/sign-in-methods.ts';
import { signIns } from './auth/sign-in/sign-ins.ts';
import { signOut } from './auth/sign-in/sign-out.ts';
import { signUp } from './auth/sign-in/sign-up.ts';
import { confirmEmailChange } from './auth/verification/confirm-email-change.ts';
import { requestEmailChange } from './auth/verification/request-email-change.ts';
import { resendVerification } from './auth/verification/resend-verification.ts';
import { create as createTemplate } from './booking-templates/create.ts';
import { list as listTemplates } from './booking-templates/list.ts';
import { remove as removeTemplate } from './booking-templates/remove.ts';
import { rename as renameTemplate } from './booking-templates/rename.ts';
import { change as changeBranch } from './branches/change.ts';
import { create as createBranch } from './branches/create.ts';
import { list as listBranches } from './branches/list.ts';
import { applications } from './careers/applications.ts';
import { apply } from './careers/apply.ts';
import { cv } from './careers/cv.ts';
import { addCost as addCarrierCost } from './carrier-bookings/add-cost.ts';
import { change as changeCarrierBooking } from './carrier-bookings/change.ts';
import { costs as carrierCosts } from './carrier-bookings/costs.ts';
import { create as createCarrierBooking } from './carrier-bookings/create.ts';
import { depart } from './carrier-bookings/depart.ts';
import { find as findCarrierBooking } from './carrier-bookings/find.ts';
import { list as listCarrierBookings } from './carrier-bookings/list.ts';
import { removeCost as removeCarrierCost } from './carrier-bookings/remove-cost.ts';
import { find as carrierFeed } from './carrier-feeds/find.ts';
import { remove as removeCarrierFeed } from './carrier-feeds/remove.ts';
import { set as setCarrierFeed } from './carrier-feeds/set.ts';
import { add as addCharge } from './charges/add.ts';
import { list as listCharges } from './charges/list.ts';
import { setStatus as setChargeStatus } from './charges/set-status.ts';
import { follow } from './devices/follow.ts';
import { list as listDevices } from './devices/list.ts';
import { register } from './devices/register.ts';
import { revoke } from './devices/revoke.ts';
import { unfollow } from './devices/unfollow.ts';
import { archive } from './documents/archive.ts';
import { bookingConfirmation } from './documents/booking-confirmation.ts';
import { generate as generateDocument } from './documents/generate.ts';
import { issue as issueDocument } from './documents/issue.ts';
import { mine as myDocuments } from './documents/mine.ts';
import { ofShipment as documentsOfShipment } from './documents/of-shipment.ts';
import { pdf as documentPdf } from './documents/pdf.ts';
import { verify } from './documents/verify.ts';
import { declareVoid } from './documents/void.ts';
import { list as listEnquiries } from './enquiries/list.ts';
import { send } from './enquiries/send.ts';
import { blockers as exceptionBlockers } from './exceptions/blockers.ts';
import { change as changeException } from './exceptions/change.ts';
import { list as listExceptions } from './exceptions/list.ts';
import { raise as raiseException } from './exceptions/raise.ts';
import { resolve as resolveException } from './exceptions/resolve.ts';
import { attach } from './files/attach.ts';
import { download } from './files/download.ts';
import { list as listFiles } from './files/list.ts';
import { upload } from './files/upload.ts';
import { counters } from './fleet/counters.ts';
import { facets } from './fleet/facets.ts';
import { figures } from './fleet/figures.ts';
import { list as listFleet } from './fleet/list.ts';
import { positions } from './fleet/positions.ts';
import { confirm as confirmFollower } from './followers/confirm.ts';
import { end as endFollower } from './followers/end.ts';
import { request as requestFollower } from './followers/request.ts';
import { create as createImport } from './imports/create.ts';
import { find as findImport } from './imports/find.ts';
import { list as listImports } from './imports/list.ts';
import { template as importTemplate } from './imports/template.ts';
import { undo as undoImport } from './imports/undo.ts';
import { find as findInstructions } from './instructions/find.ts';
import { save as saveInstructions } from './instructions/save.ts';
import { accounts } from './invoices/accounts.ts';
import { find as findInvoice } from './invoices/find.ts';
import { issue } from './invoices/issue.ts';
import { list as listInvoices } from './invoices/list.ts';
import { mine as myInvoices } from './invoices/mine.ts';
import { ofShipment as invoiceOfShipment } from './invoices/of-shipment.ts';
import { pdf as invoicePdf } from './invoices/pdf.ts';
import { recordPayment } from './invoices/record-payment.ts';
import { voidInvoice } from './invoices/void.ts';
import { change as changeLegalEntity } from './legal-entities/change.ts';
import { create as createLegalEntity } from './legal-entities/create.ts';
import { list as listLegalEntities } from './legal-entities/list.ts';
import { listMail } from './mail/list.ts';
import { list as listMessages } from './messages/list.ts';
import { markRead as markThreadRead } from './messages/mark-read.ts';
import { people as mentionable } from './messages/people.ts';
import { receiveMail } from './messages/receive-mail.ts';
import { send as sendMessage } from './messages/send.ts';
import { threads } from './messages/threads.ts';
import { unread as unreadThreads } from './messages/unread.ts';
import { list as listShipmentMilestones } from './milestones/list.ts';
import { override as overrideMilestone } from './milestones/override.ts';
import { report as reportMilestones } from './milestones/report.ts';
import { retract as retractMilestone } from './milestones/retract.ts';
import { undoOverride } from './milestones/undo-override.ts';
import { list as listNotifications } from './notifications/list.ts';
import { markAllRead } from './notifications/mark-all-read.ts';
import { markRead } from './notifications/mark-read.ts';
import { page } from './notifications/page.ts';
import { preferences } from './notifications/preferences.ts';
import { setPreference } from './notifications/set-preference.ts';
import { unsubscribe } from './notifications/unsubscribe.ts';
import { acceptInvitation } from './organisations/accept-invitation.ts';
import { change as changeOrganisation } from './organisations/change.ts';
import { changePermissions } from './organisations/change-permissions.ts';
import { create as createOrganisation } from './organisations/create.ts';
import { credit } from './organisations/credit.ts';
import { exportPassport } from './organisations/export-passport.ts';
import { find as findOrganisation } from './organisations/find.ts';
import { invite as inviteMember } from './organisations/invite.ts';
import { list as listOrganisations } from './organisations/list.ts';
import { members } from './organisations/members.ts';
import { merge } from './organisations/merge.ts';
import { mergeProposals } from './organisations/merge-proposals.ts';
import { own as ownOrganisation } from './organisations/own.ts';
import { removeMember } from './organisations/remove-member.ts';
import { stopViewing } from './organisations/stop-viewing.ts';
import { view } from './organisations/view.ts';
import { reportMissing } from './pages/report-missing.ts';
import { changeProfile } from './people/change-profile.ts';
import { changeRole } from './people/change-role.ts';
import { clients } from './people/clients.ts';
import { deactivate } from './people/deactivate.ts';
import { find as findPerson } from './people/find.ts';
import { invite } from './people/invite.ts';
import { list as listPeople } from './people/list.ts';
import { profile } from './people/profile.ts';
import { reactivate } from './people/reactivate.ts';
import { setBranches } from './people/set-branches.ts';
import { search } from './places/search.ts';
import { searchUnlocodes } from './places/search-unlocodes.ts';
import { attention } from './portal/attention.ts';
import { summary as portalSummary } from './portal/summary.ts';
import { report as reportPositions } from './positions/report.ts';
import { erase } from './privacy/erase.ts';
import { eraseFor } from './privacy/erase-for.ts';
import { erasureStatus } from './privacy/erasure-status.ts';
import { exportData } from './privacy/export.ts';
import { accept as acceptQuote } from './quotes/accept.ts';
import { answer as answerQuote } from './quotes/answer.ts';
import { changeStatus as changeQuoteStatus } from './quotes/change-status.ts';
import { convert as convertQuote } from './quotes/convert.ts';
import { decline as declineQuote } from './quotes/decline.ts';
import { find as findQuote } from './quotes/find.ts';
import { list as listQuotes } from './quotes/list.ts';
import { mine as myQuotes } from './quotes/mine.ts';
import { acceptLinked } from './quotes/offers/accept-linked.ts';
import { declineLinked } from './quotes/offers/decline-linked.ts';
import { hitRatio } from './quotes/offers/hit-ratio.ts';
import { linkedOffer } from './quotes/offers/linked-offer.ts';
import { linkedPdf } from './quotes/offers/linked-pdf.ts';
import { pdf as quotePdf } from './quotes/offers/pdf.ts';
import { previewPdf } from './quotes/offers/preview-pdf.ts';
import { approveOptions } from './quotes/options/approve-options.ts';
import { options as quoteOptions } from './quotes/options/options.ts';
import { proposals as quoteProposals } from './quotes/options/proposals.ts';
import { setOptions } from './quotes/options/set-options.ts';
import { request as requestQuote } from './quotes/request.ts';
import { answerSpotRequest } from './quotes/spot-requests/answer-spot-request.ts';
import { declineSpotRequest } from './quotes/spot-requests/decline-spot-request.ts';
import { linkedSpotRequest } from './quotes/spot-requests/linked-spot-request.ts';
import { requestRates } from './quotes/spot-requests/request-rates.ts';
import { spotRequests } from './quotes/spot-requests/spot-requests.ts';
import { addLines } from './rates/add-lines.ts';
import { adjustLines } from './rates/adjust-lines.ts';
import { chargeCodes } from './rates/charge-codes.ts';
import { coverage } from './rates/coverage.ts';
import { createTariff } from './rates/create-tariff.ts';
import { addExchangeRate } from './rates/exchange-rates/add-exchange-rate.ts';
import { exchangeRates } from './rates/exchange-rates/exchange-rates.ts';
import { importExchangeRates } from './rates/exchange-rates/import-exchange-rates.ts';
import { findLines } from './rates/find-lines.ts';
import { findTariff } from './rates/find-tariff.ts';
import { lines } from './rates/lines.ts';
import { margins } from './rates/margins.ts';
import { price } from './rates/price.ts';
import { removeLine } from './rates/remove-line.ts';
import { revertTariff } from './rates/revert-tariff.ts';
import { setChargeCode } from './rates/set-charge-code.ts';
import { setZone } from './rates/set-zone.ts';
import { sheet } from './rates/sheet.ts';
import { tariffs } from './rates/tariffs.ts';
import { withdrawTariff } from './rates/withdraw-tariff.ts';
import { zones } from './rates/zones.ts';
import { options } from './routing/options.ts';
import { services } from './routing/services.ts';
import { create as createShareLink } from './share-links/create.ts';
import { pdf as sharedPdf } from './share-links/document-pdf.ts';
import { enterPin } from './share-links/enter-pin.ts';
import { find as findShared } from './share-links/find.ts';
import { list as listShareLinks } from './share-links/list.ts';
import { revoke as revokeShareLink } from './share-links/revoke.ts';
import { route as sharedRoute } from './share-links/route.ts';
import { changeHeader } from './shipment-file/change-header.ts';
import { find as findShipmentFile } from './shipment-file/find.ts';
import { replaceCargoLines } from './shipment-file/replace-cargo-lines.ts';
import { replaceEquipment } from './shipment-file/replace-equipment.ts';
import { replaceLegs } from './shipment-file/replace-legs.ts';
import { replaceParties } from './shipment-file/replace-parties.ts';
import { replaceReferences } from './shipment-file/replace-references.ts';
import { calendar } from './shipments/calendar.ts';
import { changeStatus } from './shipments/change-status.ts';
import { changeStatuses } from './shipments/change-statuses.ts';
import { confirm as confirmShipment } from './shipments/confirm.ts';
import { create } from './shipments/create.ts';
import { draft } from './shipments/draft.ts';
import { edit } from './shipments/edit.ts';
import { feed } from './shipments/feed.ts';
import { history } from './shipments/history.ts';
import { mine } from './shipments/mine.ts';
import { record } from './shipments/record.ts';
import { spending } from './shipments/spending.ts';
import { summary } from './shipments/summary.ts';
import { confirm as confirmSubscription } from './subscriptions/confirm.ts';
import { end as endSubscription } from './subscriptions/end.ts';
import { list as listSubscriptions } from './subscriptions/list.ts';
import { request as requestSubscription } from './subscriptions/request.ts';
import { add as addTask } from './tasks/add.ts';
import { addStandard as addStandardTasks } from './tasks/add-standard.ts';
import { change as changeTask } from './tasks/change.ts';
import { list as listTasks } from './tasks/list.ts';
import { byReference } from './tracking/by-reference.ts';
import { details } from './tracking/details.ts';
import { addEvent } from './tracking/events/add-event.ts';
import { deleteEvent } from './tracking/events/delete-event.ts';
import { editEvent } from './tracking/events/edit-event.ts';
import { find } from './tracking/find.ts';
import { findMany } from './tracking/find-many.ts';
import { googleMapsKey } from './tracking/google-maps-key.ts';
import { mapSettings } from './tracking/map-settings.ts';
import { addWaypoint } from './tracking/route/add-waypoint.ts';
import { deleteWaypoint } from './tracking/route/delete-waypoint.ts';
import { editWaypoint } from './tracking/route/edit-waypoint.ts';
import { route } from './tracking/route/find-route.ts';
import { insertWaypoint } from './tracking/route/insert-waypoint.ts';
import { markReached } from './tracking/route/mark-reached.ts';
import { reroute } from './tracking/route/reroute.ts';
import { undoArrival } from './tracking/route/undo-arrival.ts';
import { testNumbers } from './tracking/test-numbers.ts';
import { fixExisting } from './tracking-data/fix-existing.ts';
import { generateSample } from './tracking-data/generate-sample.ts';
import { initialize } from './tracking-data/initialize.ts';
import { mine as myViews } from './views/mine.ts';
import { remove as removeView } from './views/remove.ts';
import { save as saveView } from './views/save.ts';
import { setLayout } from './views/set-layout.ts';
import { change as changeWebhook } from './webhooks/change.ts';
import { create as createWebhook } from './webhooks/create.ts';
import { deliveries } from './webhooks/deliveries.ts';
import { find as findWebhook } from './webhooks/find.ts';
import { list as listWebhooks } from './webhooks/list.ts';
import { remove as removeWebhook } from './webhooks/remove.ts';
import { replay } from './webhooks/replay.ts';
import { replayAll } from './webhooks/replay-all.ts';
import { rotateSecret } from './webhooks/rotate-secret.ts';
import { sendTest } from './webhooks/send-test.ts';

type Contract = typeof contract;
/** Written out, because the inferred type is too long for a declaration file. */
type Handlers = {
  [Area in keyof Contract]: {
    [Verb in keyof Contract[Area]]: Router<
      Extract<Contract[Area][Verb], AnyContractProcedure>,
      RequestContext
    >;
  };
};

/** Every operation of the contract with its handler; a missing one is a compile error. */
export const router: Handlers = implement(contract)
  .$context<RequestContext>()
  .use(guard)
  .router({
    people: {
      list: listPeople,
      find: findPerson,
      signIns,
      changeRole,
      setBranches,
      invite,
      deactivate,
      reactivate,
      signUp,
      signIn,
      signOut,
      signInMethods,
      session,
      requestPasswordReset,
      resetPassword,
      profile,
      resendVerification,
      changeProfile,
      changePassword,
      requestEmailChange,
      confirmEmailChange,
      sessions,
      endSession,
      endSessionsOf,
      endOtherSessions,
      clients,
      createAdmin,
      confirmSignIn,
      reauthenticate,
      passkeys,
      beginPasskeyRegistration,
      addPasskey,
      removePasskey,
      beginPasskeySignIn,
      signInWithPasskey,
      beginPasskeyReauthentication,
      reauthenticateWithPasskey,
      secondFactor,
      beginSecondFactor,
      confirmSecondFactor,
      renewRecoveryCodes,
      turnOffSecondFactor,
      resetSecondFactor,
    },
    messages: {
      send: sendMessage,
      list: listMessages,
      people: mentionable,
      markRead: markThreadRead,
      receiveMail,
      threads,
      unread: unreadThreads,
    },
    files: { upload, attach, list: listFiles, download },
    addressBook: {
      list: listContacts,
      create: createContact,
      change: changeContact,
      remove: removeContact,
      importContacts,
    },
    apiKeys: { create: createApiKey, list: listApiKeys, find: findApiKey, revoke: revokeApiKey },
    imports: {
      create: createImport,
      list: listImports,
      template: importTemplate,
      find: findImport,
      undo: undoImport,
    },
    webhooks: {
      create: createWebhook,
      list: listWebhooks,
      find: findWebhook,
      change: changeWebhook,
      remove: removeWebhook,
      rotateSecret,
      test: sendTest,
      deliveries,
      replay,
      replayAll,
    },
    bookingTemplates: {
      create: createTemplate,
      list: listTemplates,
      rename: renameTemplate,
      remove: removeTemplate,
    },
    organisations: {
      exportPassport,
      create: createOrganisation,
      list: listOrganisations,
      own: ownOrganisation,
      mergeProposals,
      find: findOrganisation,
      view,
      stopViewing,
      credit,
      change: changeOrganisation,
      merge,
      members,
      invite: inviteMember,
      changePermissions,
      removeMember,
      acceptInvitation,
      carrierFeed,
      setCarrierFeed,
      removeCarrierFeed,
    },
    places: { search, searchUnlocodes },
    routing: { options, services },
    shipments: {
      create,
      mine,
      summary,
      spending,
      draft,
      record,
      edit,
      confirm: confirmShipment,
      changeStatus,
      changeStatuses,
      history,
      calendar,
      feed,
    },
    shipmentFile: {
      find: findShipmentFile,
      replaceParties,
      replaceReferences,
      replaceCargoLines,
      replaceEquipment,
      replaceLegs,
      changeHeader,
    },
    milestones: {
      report: reportMilestones,
      list: listShipmentMilestones,
      retract: retractMilestone,
      override: overrideMilestone,
      undoOverride,
    },
    exceptions: {
      raise: raiseException,
      list: listExceptions,
      blockers: exceptionBlockers,
      change: changeException,
      resolve: resolveException,
    },
    tasks: { list: listTasks, add: addTask, addStandard: addStandardTasks, change: changeTask },
    amendments: { request: requestAmendment, list: listAmendments, approve, decline },
    carrierBookings: {
      create: createCarrierBooking,
      list: listCarrierBookings,
      find: findCarrierBooking,
      change: changeCarrierBooking,
      costs: carrierCosts,
      addCost: addCarrierCost,
      removeCost: removeCarrierCost,
      depart,
    },
    fleet: { list: listFleet, counters, facets, figures, positions },
    branches: { list: listBranches, create: createBranch, change: changeBranch },
    legalEntities: { list: listLegalEntities, create: createLegalEntity, change: changeLegalEntity },
    tracking: {
      testNumbers,
      find,
      details,
      findMany,
      byReference,
      route,
      mapSettings,
      googleMapsKey,
      addEvent,
      editEvent,
      deleteEvent,
      addWaypoint,
      insertWaypoint,
      editWaypoint,
      markReached,
      deleteWaypoint,
      undoArrival,
      reroute,
    },
    devices: { list: listDevices, register, revoke, follow, unfollow },
    positions: { report: reportPositions },
    trackingData: { initialize, fixExisting, generateSample },
    portal: { summary: portalSummary, attention },
    invoices: {
      mine: myInvoices,
      find: findInvoice,
      pdf: invoicePdf,
      ofShipment: invoiceOfShipment,
      issue,
      recordPayment,
      void: voidInvoice,
      list: listInvoices,
      accounts,
    },
    documents: {
      mine: myDocuments,
      ofShipment: documentsOfShipment,
      generate: generateDocument,
      issue: issueDocument,
      void: declareVoid,
      pdf: documentPdf,
      archive,
      bookingConfirmation,
      verify,
    },
    instructions: { find: findInstructions, save: saveInstructions },
    shareLinks: {
      create: createShareLink,
      list: listShareLinks,
      revoke: revokeShareLink,
      enterPin,
      find: findShared,
      route: sharedRoute,
      pdf: sharedPdf,
    },
    notifications: {
      list: listNotifications,
      page,
      markRead,
      markAllRead,
      preferences,
      setPreference,
      unsubscribe,
    },
    mail: { list: listMail },
    careers: { apply, applications, cv },
    followers: { request: requestFollower, confirm: confirmFollower, end: endFollower },
    subscriptions: {
      request: requestSubscription,
      confirm: confirmSubscription,
      end: endSubscription,
      list: listSubscriptions,
    },
    quotes: {
      request: requestQuote,
      mine: myQuotes,
      accept: acceptQuote,
      decline: declineQuote,
      answer: answerQuote,
      list: listQuotes,
      find: findQuote,
      changeStatus: changeQuoteStatus,
      convert: convertQuote,
      setOptions,
      options: quoteOptions,
      proposals: quoteProposals,
      approveOptions,
      pdf: quotePdf,
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
    },
    charges: { list: listCharges, add: addCharge, setStatus: setChargeStatus },
    rates: {
      chargeCodes,
      setChargeCode,
      addExchangeRate,
      importExchangeRates,
      exchangeRates,
      zones,
      setZone,
      createTariff,
      tariffs,
      findTariff,
      withdrawTariff,
      lines,
      addLines,
      sheet,
      removeLine,
      revertTariff,
      findLines,
      adjustLines,
      coverage,
      price,
      margins,
    },
    enquiries: { send, list: listEnquiries },
    pages: { reportMissing },
    views: { mine: myViews, save: saveView, remove: removeView, setLayout },
    audit: { list: listAudit },
    privacy: { export: exportData, erasureStatus, erase, eraseFor },
  });
