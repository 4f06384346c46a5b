import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { SAMPLE_TRACKING_NUMBER } from '#domain/tracking/sample-shipment.ts';
import { entityTag } from '../api/entity-tag.ts';
import { plainJson } from '../api/plain-json.ts';
import { refuseWhileUnresponsive } from '../database/pool/health-monitor.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Caller, isTooMany } from '../rate-limits/enumeration-limiter.ts';
import { findForVisitors } from '../tracking/find-for-visitors.ts';
import { findByNumber } from '../tracking/look-up.ts';
import { findTracked } from '../tracking/tracked-shipment.ts';
import { type LanePrice, lanePrice } from './lane-price.ts';
import { type Addresses, freshPage, type PageFile } from './page-files.ts';

/**
 * Rendering takes CPU for milliseconds. Above this limit the page is sent without data and loads it itself.
 */
const RENDER_LIMIT = { access: 'anyone', limit: { calls: 300, minutes: 1 } } as const;

/** Pages differ by the encoding and by the language of their dates. */
export const RENDERED_VARY = 'accept-encoding, accept-language';

/** The server build of the web, which contains its packages. `web/entry.server.tsx` exports these functions. */
interface WebBuild {
  entry: {
    module: {
      createRequestHandler(
        build: object,
        mode: 'production',
      ): (request: Request, context: object) => Promise<Response>;
      contextWith(preloaded: PreloadedData): object;
      finishRenderedPage(html: string, preloaded: PreloadedData, readAsset: (path: string) => string): string;
    };
  };
}

interface PreloadedData {
  shipment: TrackedShipment | null;
  /** On the home page only. */
  lane_price?: LanePrice | null;
  read_at: Date;
  /** The locale of the page's dates; without it, the browser's once its scripts run. */
  locale?: string;
}

export interface RenderedPage {
  /** The tag of the page’s content, computed before it is rendered. */
  etag: string;
  render(): Promise<PageFile>;
}

export type RenderedPages = NonNullable<ReturnType<typeof renderedPages>>;

interface RenderContext {
  /** Contains the browser’s files. */
  directory: string;
  addresses: Addresses;
  /** Changes with each build. */
  version: () => Promise<string>;
  dependencies: Dependencies;
}

/**
 * Server-renders pages with the data of a shipment, so that a phone shows it before any script has loaded. A tracking
 * page is undefined when there is no such shipment, or when the caller is over the enumeration limit. The result is
 * undefined when the server build does not exist.
 */
export function renderedPages({ directory, addresses, version, dependencies }: RenderContext) {
  const { database, geography, enumerationLimiter, limits, now } = dependencies;
  const program = join(directory, '../server/index.js');
  if (!existsSync(program)) return undefined;
  const readAsset = cachedFiles(directory);
  /** Cached pages of cached look-ups, by locale. */
  const rendered = new WeakMap<TrackedShipment, Map<string, Promise<PageFile>>>();
  let loading: Promise<WebBuild> | undefined;

  async function render(path: string, preloaded: PreloadedData): Promise<string> {
    loading ??= import(pathToFileURL(program).href) as Promise<WebBuild>;
    const build = await loading;
    const { createRequestHandler, contextWith, finishRenderedPage } = build.entry.module;
    // To the router this is another prerendered page of the build.
    const respond = createRequestHandler({ ...build, prerender: [path] }, 'production');
    const page = await respond(new Request(new URL(path, addresses.publicUrl)), contextWith(preloaded));
    if (!page.ok) throw new Error(`${path} responded with ${page.status}`);
    return finishRenderedPage(await page.text(), preloaded, readAsset);
  }

  function page(shipment: TrackedShipment, read_at: Date, locale: string, etag: string): Promise<PageFile> {
    const pages = rendered.get(shipment) ?? new Map<string, Promise<PageFile>>();
    rendered.set(shipment, pages);
    const known = pages.get(locale);
    if (known) return known;
    const made = render(`/track/${shipment.tracking_number}`, { shipment, read_at, locale })
      .then((html) => freshPage(html, addresses))
      .then((file) => ({ ...file, headers: { ...file.headers, etag, vary: RENDERED_VARY } }));
    pages.set(locale, made);
    return made;
  }

  async function trackingPage(
    trackingNumber: string,
    caller: Caller,
    locale: string,
  ): Promise<RenderedPage | undefined> {
    refuseWhileUnresponsive(database);
    const read_at = now();
    const number = normalizeTrackingNumber(trackingNumber);
    const find = async () => {
      await limits.spend('GET /track/{tracking_number}', RENDER_LIMIT, caller);
      return findByNumber({ ...caller, database, enumerationLimiter }, number, () =>
        findForVisitors(dependencies, number, now()),
      );
    };
    const shipment = await find().catch((error: unknown) => {
      if (!isTooMany(error)) throw error;
      return undefined;
    });
    if (!shipment) return undefined;
    const minute = Math.floor(read_at.getTime() / MINUTE_MS);
    const etag = entityTag(`${await version()} ${minute} ${locale} ${plainJson(shipment)}`);
    return { etag, render: () => page(shipment, read_at, locale, etag) };
  }

  /** The home page with the price of its lane and the demo shipment, if there is one. */
  async function homePage(locale: string | undefined): Promise<PageFile> {
    refuseWhileUnresponsive(database);
    const read_at = now();
    const [shipment = null, lane_price] = await Promise.all([
      findTracked({ database, geography }, SAMPLE_TRACKING_NUMBER, read_at),
      lanePrice(dependencies),
    ]);
    const data = { shipment, lane_price, read_at, ...(locale !== undefined && { locale }) };
    const file = await freshPage(await render('/', data), addresses);
    return { ...file, headers: { ...file.headers, vary: RENDERED_VARY } };
  }

  return { trackingPage, homePage };
}

function cachedFiles(directory: string): (path: string) => string {
  const read = new Map<string, string>();
  return (path) => {
    const text = read.get(path) ?? readFileSync(join(directory, path), 'utf8');
    read.set(path, text);
    return text;
  };
}
