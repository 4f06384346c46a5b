import type { CookieCategory } from './cookie-labels.ts';

/** An item that the site stores in the browser. */
interface StoredItem {
  key: string;
  place: 'cookie' | 'local storage' | 'session storage';
  category: CookieCategory;
  purpose: string;
  life: string;
}

/** All stored items. A test compares this table with the keys in the source. */
export const storedItems: readonly StoredItem[] = [
  {
    key: 'groundswell.session_token',
    place: 'cookie',
    category: 'essential',
    purpose:
      'Keeps you signed in. Scripts cannot read it. Set when you sign in; over HTTPS its name starts with __Host-.',
    life: '7 days after last use and 30 days at most (our staff: 12 and 24 hours), or until you sign out',
  },
  {
    key: 'groundswell.trusted-browser',
    place: 'cookie',
    category: 'essential',
    purpose:
      'A random token that tells us you have signed in with this browser before. It prevents anyone who guesses your password elsewhere from locking you out, and lets us e-mail you when someone signs in from another browser. Scripts cannot read it, and it does not contain your address; over HTTPS its name starts with __Host-.',
    life: '180 days after you last signed in, or until you change your password, e-mail address or second factor',
  },
  {
    key: 'groundswell.passkey',
    place: 'cookie',
    category: 'essential',
    purpose:
      'Set when you sign in with a passkey, so that only this browser can complete it. A random number; scripts cannot read it; over HTTPS its name starts with __Host-.',
    life: '5 minutes',
  },
  {
    key: 'groundswell.opened-link',
    place: 'cookie',
    category: 'essential',
    purpose:
      'Set when you open the link that verifies your e-mail address before you have signed in, so that signing in completes it. Scripts cannot read it; over HTTPS its name starts with __Host-.',
    life: '1 hour, or until you sign in',
  },
  {
    key: 'groundswell.sign-on',
    place: 'cookie',
    category: 'essential',
    purpose:
      'Set when you choose single sign-on, so that nobody can trick you into a sign-in that you did not start. Encrypted; scripts cannot read it. Over HTTPS its name starts with __Host-.',
    life: '10 minutes, or until you are signed in',
  },
  {
    key: 'groundswell.share-link',
    place: 'cookie',
    category: 'essential',
    purpose:
      'Set when you enter the PIN of a share link, so that you are not asked again; its name ends with the link’s id. Scripts cannot read it; over HTTPS its name starts with __Host-.',
    life: '12 hours',
  },
  {
    key: 'groundswell.session',
    place: 'local storage',
    category: 'essential',
    purpose:
      'Your name and role, so that pages greet you without waiting for the server. Contains no password or key.',
    life: 'until you sign out or the session ends',
  },
  {
    key: 'groundswell.consent',
    place: 'local storage',
    category: 'essential',
    purpose: 'Your choice in the cookie banner, so that you are not asked on every page.',
    life: '12 months, then we ask again',
  },
  {
    key: 'groundswell.theme',
    place: 'local storage',
    category: 'essential',
    purpose: 'Light or dark theme, once you have chosen it in the footer.',
    life: 'until you choose System again',
  },
  {
    key: 'groundswell.sidebar.1',
    place: 'local storage',
    category: 'essential',
    purpose: 'Who has collapsed the sidebar in this browser (the ids of the accounts), so that it stays so.',
    life: 'until you expand it again',
  },
  {
    key: 'groundswell.file-sections.1',
    place: 'local storage',
    category: 'essential',
    purpose: 'For staff: which sections of a shipment’s file you have open on a phone.',
    life: 'until you clear the data of your browser',
  },
  {
    key: 'groundswell.console-started',
    place: 'session storage',
    category: 'essential',
    purpose: 'Whose home branch the console has opened with, so that it does so once in a tab.',
    life: 'until you close the tab',
  },
  {
    key: 'groundswell.reloaded-at',
    place: 'session storage',
    category: 'essential',
    purpose:
      'When a page was last reloaded because one of its scripts was missing, so that it is not reloaded again and again.',
    life: 'until you close the tab',
  },
  {
    key: 'groundswell.shipment-draft.2',
    place: 'session storage',
    category: 'essential',
    purpose: 'Your entries on Create Shipment, so that a reload does not lose them.',
    life: 'until you book, sign out, or close the tab',
  },
  {
    key: 'groundswell.shipment-sent.1',
    place: 'session storage',
    category: 'essential',
    purpose: 'A booking without a response yet, so that a retry after a reload does not send it twice.',
    life: 'until it is answered, you sign out, or close the tab',
  },
  {
    key: 'groundswell.form-owner.1',
    place: 'session storage',
    category: 'essential',
    purpose:
      'Who filled in the public forms of this tab, so that nobody else who signs in on it sees their entries.',
    life: 'until you sign out, or close the tab',
  },
  {
    key: 'groundswell.draft-owner.1',
    place: 'session storage',
    category: 'essential',
    purpose:
      'Whose unfinished bookings, offers and messages this tab has, so that nobody else who signs in on it sees them.',
    life: 'until you sign out, or close the tab',
  },
  {
    key: 'groundswell.quote.1',
    place: 'session storage',
    category: 'essential',
    purpose: 'What you fill in on Request a Quote, so that a reload does not lose it.',
    life: 'until you sign out, or close the tab',
  },
  {
    key: 'groundswell.quote-places.1',
    place: 'session storage',
    category: 'essential',
    purpose: 'The places you chose from the suggestions of the quote form.',
    life: 'until you sign out, or close the tab',
  },
  {
    key: 'groundswell.quote-receipt.2',
    place: 'session storage',
    category: 'essential',
    purpose: 'Reference number and estimate of your last quote request, so that a reload still shows them.',
    life: 'until you sign out, or close the tab',
  },
  {
    key: 'groundswell.quote-preset.1',
    place: 'session storage',
    category: 'essential',
    purpose: 'Which link opened the quote form, so that a reload does not undo your changes.',
    life: 'until you sign out, or close the tab',
  },
  {
    key: 'groundswell.quote-sent.1',
    place: 'session storage',
    category: 'essential',
    purpose: 'A quote request without a response yet, so that a retry after a reload does not send it twice.',
    life: 'until it is answered, you sign out, or close the tab',
  },
  {
    key: 'groundswell.message-drafts.1',
    place: 'session storage',
    category: 'essential',
    purpose:
      'Messages about your shipments that you are writing, so that a reload or the end of your session does not lose them.',
    life: 'until you send or discard them, sign out, or close the tab',
  },
  {
    key: 'groundswell.offer-drafts.1',
    place: 'session storage',
    category: 'essential',
    purpose: 'Staff only: the offers that you are building, by quote, so that a reload does not lose them.',
    life: 'until you sign out, or close the tab',
  },
  {
    key: 'groundswell.contact.1',
    place: 'session storage',
    category: 'essential',
    purpose: 'What you fill in on Contact, so that a reload does not lose it.',
    life: 'until you send it, sign out, or close the tab',
  },
  {
    key: 'groundswell.contact-sent.1',
    place: 'session storage',
    category: 'essential',
    purpose:
      'A message from Contact without a response yet, so that a retry after a reload does not send it twice.',
    life: 'until it is answered, you sign out, or close the tab',
  },
  {
    key: 'groundswell.recent-numbers.1',
    place: 'local storage',
    category: 'functional',
    purpose:
      'The last ten tracking numbers you found and when, so that Track Your Shipment offers them again. Stored in this browser only.',
    life: '90 days after you last looked one up, or until you press Clear under Recent',
  },
  {
    key: 'groundswell.palette-recents.1',
    place: 'local storage',
    category: 'functional',
    purpose:
      'For staff: the last five places you opened with the console’s search, so that it offers them again. Stored in this browser only.',
    life: '90 days after you last used it',
  },
  {
    key: 'react-router-scroll-positions',
    place: 'session storage',
    category: 'essential',
    purpose: 'The scroll position of each page, so that Back returns to the same place.',
    life: 'until you close the tab',
  },
];
