import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { TrackedShipment } from '#contract/tracking.ts';
import { normaliseTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { entityTag } from '../api/entity-tag.ts';
import { plainJson } from '../api/plain-json.ts';
import { refuseWhileUnresponsive } from '../database/pool/health-monitor.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Asking, isTooMany } from '../rate-limits/enumeration-limiter.ts';
import { findByNumber } from '../tracking/look-up.ts';
import { findingNow } from '../tracking/tracked-shipment.ts';
import { type Addresses, freshPage, type PageFile } from './page-files.ts';

/** Rendering takes a processor for milliseconds; above it the screen comes without its answer, and asks for it. */
const RENDERED = { access: 'anyone', limit: { calls: 300, minutes: 1 } } as const;
/** A page says how long ago something was, in minutes at the finest. */
const MINUTE_MS = 60_000;

/** What the web's server entry offers beside rendering. */
interface AnsweredPages {
  contextWith(answer: Answer): RouterContextProvider;
  finishAnsweredPage(html: string, answer: Answer, readAsset: (path: string) => string): string;
}

interface Answer {
  shipment: TrackedShipment;
  read_at: Date;
}

export interface AnsweredPage {
  /** Of what the page says; known before it is rendered. */
  etag: string;
  render(): Promise<PageFile>;
}

interface AnsweringPages {
  /** Holds the browser's files. */
  directory: string;
  addresses: Addresses;
  /** Another one with each build. */
  version: () => Promise<string>;
  dependencies: Dependencies;
}

type WebBuild = ServerBuild & { entry: { module: AnsweredPages } };

/**
 * The page of a tracked shipment with its answer in it, so that a phone shows it before any script has
 * arrived; undefined when there is no such shipment, or when the caller has asked for too many that there are
 * not. The whole is undefined when the program that renders was not built.
 */
export function answeredPages({ directory, addresses, version, dependencies }: AnsweringPages) {
  const { database, geography, enumerationLimiter, trackingCache, limits, now } = dependencies;
  const program = join(directory, '../server/index.js');
  if (!existsSync(program)) return undefined;
  const readAsset = rememberedFiles(directory);
  /** Of answers that are told again for a moment. */
  const rendered = new WeakMap<TrackedShipment, Promise<PageFile>>();
  let loading: Promise<WebBuild> | undefined;

  async function render(answer: Answer): Promise<string> {
    loading ??= import(pathToFileURL(program).href) as Promise<WebBuild>;
    const build = await loading;
    const { contextWith, finishAnsweredPage } = build.entry.module;
    const path = `/track/${answer.shipment.tracking_number}`;
    // To the router this is one more page of the build: everything else in it is as in the prerendered ones.
    const respond = createRequestHandler({ ...build, prerender: [path] }, 'production');
    const page = await respond(new Request(new URL(path, addresses.publicUrl)), contextWith(answer));
    if (!page.ok) throw new Error(`${path} answered ${page.status}`);
    return finishAnsweredPage(await page.text(), answer, readAsset);
  }

  function page(answer: Answer, etag: string): Promise<PageFile> {
    const known = rendered.get(answer.shipment);
    if (known) return known;
    const made = render(answer)
      .then((html) => freshPage(html, addresses))
      .then((file) => ({ ...file, headers: { ...file.headers, etag } }));
    rendered.set(answer.shipment, made);
    return made;
  }

  return async (trackingNumber: string, asking: Asking): Promise<AnsweredPage | undefined> => {
    refuseWhileUnresponsive(database);
    const read_at = now();
    const number = normaliseTrackingNumber(trackingNumber);
    const find = async () => {
      limits.spend('GET /track/{trackingNumber}', RENDERED, { ...asking, now });
      return findByNumber({ ...asking, database, enumerationLimiter }, number, () =>
        trackingCache.find(number, findingNow({ database, geography }, number, now)),
      );
    };
    const shipment = await find().catch((error: unknown) => {
      if (!isTooMany(error)) throw error;
      return undefined;
    });
    if (!shipment) return undefined;
    const minute = Math.floor(read_at.getTime() / MINUTE_MS);
    const etag = entityTag(`${await version()} ${minute} ${plainJson(shipment)}`);
    return { etag, render: () => page({ shipment, read_at }, etag) };
  };
}

function rememberedFiles(directory: string): (path: string) => string {
  const read = new Map<string, string>();
  return (path) => {
    const text = read.get(path) ?? readFileSync(join(directory, path), 'utf8');
    read.set(path, text);
    return text;
  };
}
