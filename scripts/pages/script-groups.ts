/** Modules that form one file of scripts. */
interface ScriptGroup {
  name: string;
  /** Regular expressions of paths, without the extension. */
  modules: readonly string[];
}

/** What every page needs compresses better in one file, and keeps its name while the product changes. */
const framework: ScriptGroup = {
  name: 'framework',
  modules: [
    'node_modules/(react|react-dom|react-router|scheduler)/.+',
    // The plugin `routeModules` puts it into React Router.
    'web/(shell/load-route-module|ui/loading/lazy-with-retry)',
  ],
};

/** The parts of ours that stand around every page. */
const shell: ScriptGroup = {
  name: 'shell',
  modules: [
    'lucide-react/dist/esm/(createLucideIcon|Icon|context|shared/.+)',
    'lucide-react/dist/esm/icons/(circle-exclamation-point|info)',
    'content/company',
    'web/api/reauthentication',
    'web/consent/(consent|consent-banner)',
    'web/people/stored-session',
    'web/shell/(session-provider|navigation.*|main-menu|use-dropdowns|contact-strip|footer|skip-link|route-focus|screen-error.*|error-notice|page-meta)',
    'web/static-map/neatline-loader',
    'web/theme/.+',
    'web/ui/(button.*|icons|icon-button|offline-bar|fields/input-styles|overlays/(toaster|lazy-popover)|loading/use-hydrated)',
  ],
};

/** What most forms are made of. */
const fields: ScriptGroup = {
  name: 'fields',
  modules: ['web/ui/(alert|fields/(field|field-context|text-input))'],
};

/** What stands around the fields of a form. */
const forms: ScriptGroup = {
  name: 'forms',
  modules: ['web/forms/(submit-form|focused-alert)', 'web/ui/fields/error-summary'],
};

/** The API client, and writing through it. */
const api: ScriptGroup = {
  name: 'api',
  modules: [
    'node_modules/@orpc/.+',
    'web/api/(client|api-errors|idempotency-keys|idempotency-scope|invalidate-queries)',
    'web/forms/(use-write|refused-fields)',
  ],
};

/** Reading through the API, and showing that data loads, is missing or failed. */
const data: ScriptGroup = {
  name: 'data',
  modules: [
    'node_modules/@tanstack/query-core/.+/queryObserver',
    'node_modules/@tanstack/react-query/.+/(useQuery|QueryClientProvider)',
    // The quote form needs it, and should not load the frame of signed-in people for it.
    'web/forms/person-change',
    'web/people/session',
    'web/shell/data-provider',
    'web/ui/(empty-state|loading/(skeleton|query-boundary|joint-failure))',
  ],
};

/** Transport modes and their icons. */
const modes: ScriptGroup = {
  name: 'modes',
  modules: ['lucide-react/dist/esm/icons/(plane|ship|train-front|truck|stamp)', 'web/shipments/mode-icon'],
};

/** Status of a shipment. */
const status: ScriptGroup = {
  name: 'status',
  modules: [
    'domain/shipments/(check-digit|is-active|is-under-way|percent-complete|shipment-statuses|tracking-number)',
    'domain/tracking/punctuality-text',
    'web/shipments/route-label',
    'web/static-map/lane',
    'web/status/(status-appearance|status-badge)',
  ],
};

/** Moments on tracking pages and on the home page, as the server rendered them. */
const moments: ScriptGroup = { name: 'moments', modules: ['web/tracking/(moment|preloaded-data)'] };

/** Times and amounts of money with their formats, and choosing from a list. */
const amounts: ScriptGroup = {
  name: 'amounts',
  modules: [
    'domain/calendar/(calendar-day|local-time)',
    'domain/intl-formats',
    'domain/notifications/age',
    'domain/money/(minor-digits|format-money)',
    'domain/places/place-label',
    'domain/shipments/price-status',
    'lucide-react/dist/esm/icons/(check|chevron-down)',
    'web/shipments/amounts',
    'web/ui/use-now',
    'web/ui/fields/select',
  ],
};

/** What every screen behind the sign-in needs. */
const signedIn: ScriptGroup = {
  name: 'signed-in',
  modules: ['web/people/(leaving|protected-screen)', 'web/shell/area/frame-slots'],
};

/** The sidebar and the bell of the customer area and the console, and what most of their lists need. */
const frame: ScriptGroup = {
  name: 'frame',
  modules: [
    'lucide-react/dist/esm/icons/(building-complex|compass|download|file-text|message-square-quote|plus|receipt|search)',
    'web/api/live',
    'web/notifications/notification-bell',
    'web/people/(sign-out-button|use-may)',
    'web/shell/sidebar/.+',
    'web/ui/(save-file|show-more|use-phone|fields/use-typed-search|loading/row-skeletons)',
  ],
};

/** What lists of shipments are made of, the customer's and the dispatcher's. */
const lists: ScriptGroup = {
  name: 'lists',
  modules: [
    'lucide-react/dist/esm/icons/(calendar-check|list-filter)',
    'web/shipments/(attention-flag|delivery-day|estimated-delivery|no-shipments|shipment-pages|short-place)',
    'web/ui/(counter-links|figure-line)',
  ],
};

/** What stands around the screens of the customer area. */
const area: ScriptGroup = { name: 'area', modules: ['web/shell/area/.+'] };

/** What the people of a company may do. */
const permissions: ScriptGroup = {
  name: 'permissions',
  modules: ['domain/people/permissions', 'web/organisations/permission-labels'],
};

/** The state of a form, which signed-in people need without what public forms add. */
const formState: ScriptGroup = {
  name: 'form-state',
  modules: ['web/forms/(merge-versions|use-form|form-state/use-.+)'],
};

/** The frame of a page that asks before it is left with unsaved changes. */
const guardedPage: ScriptGroup = {
  name: 'guarded-page',
  modules: ['web/forms/leave-guard/(guarded-page|page-guard)'],
};

/** Public forms: a draft that survives a reload, and what bots don't do. */
const publicForms: ScriptGroup = {
  name: 'public-forms',
  modules: ['web/forms/(use-stored-form|bot-detection|pre-hydration-values)', 'web/ui/fields/submit-area'],
};

/** Prices, whether they are binding, and whether they exclude VAT. */
const prices: ScriptGroup = {
  name: 'prices',
  modules: ['domain/vat/vat-notice', 'web/.+/vat-note', 'web/shipments/price'],
};

/** Copying what a page shows. */
const copying: ScriptGroup = {
  name: 'copying',
  modules: ['lucide-react/dist/esm/icons/copy', 'web/ui/(copy-button|use-copied)'],
};

/** Choosing from suggestions while typing. */
const suggestions: ScriptGroup = {
  name: 'suggestions',
  modules: ['web/ui/(use-debounced-value|fields/(use-suggestions|option-list|next-option))'],
};

/** Names of countries. */
const countries: ScriptGroup = { name: 'countries', modules: ['domain/places/countries'] };

/** What people type about cargo. */
const typedCargo: ScriptGroup = {
  name: 'typed-cargo',
  modules: ['domain/equipment/(size-type|typed-containers)', 'domain/validation/typed-number'],
};

/** The state of a booking that is being entered, which all its steps need. */
const wizard: ScriptGroup = {
  name: 'wizard',
  modules: [
    'web/account/create-shipment/(blockers|field-labels|wizard-form|places/short-place|review/summary-fact)',
  ],
};

/** The lists and figures of the customer's dashboard. */
const dashboard: ScriptGroup = {
  name: 'dashboard',
  modules: ['web/account/dashboard/(overview|overview-skeleton|shipment-toolbar|spending)'],
};

/**
 * A file costs 320 bytes of headers and is compressed by itself, so small modules that most screens of an area need are
 * joined. A group takes the dependencies of its modules too, unless an earlier group has them: what public pages need
 * comes first.
 */
export const scriptGroups: readonly ScriptGroup[] = [
  framework,
  shell,
  fields,
  api,
  data,
  forms,
  modes,
  status,
  amounts,
  moments,
  signedIn,
  frame,
  prices,
  lists,
  area,
  permissions,
  formState,
  guardedPage,
  publicForms,
  copying,
  suggestions,
  countries,
  typedCargo,
  wizard,
  dashboard,
];

/** The groups as the bundler takes them. */
export const scriptFiles = scriptGroups.map(({ name, modules }) => ({
  name,
  test: new RegExp(`/(${modules.join('|')})\\.(ts|tsx|js|mjs)$`),
}));
