import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { TrackedShipment } from '#contract/tracking.ts';
import { normaliseTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { refuseWhileSilent } from '../database/watch.ts';
import type { Dependencies } from '../dependencies.ts';
import { lookUp } from '../tracking/look-up.ts';
import { findTracked } from '../tracking/tracked-shipment.ts';
import { type Asking, isTooMany } from '../tracking/unknown-numbers.ts';
import { type Addresses, freshPage, type PageFile } from './page-files.ts';

/** Rendering takes a processor for milliseconds; above it the screen comes without its answer, and asks for it. */
const RENDERED = { calls: 300, minutes: 1 };

/** What the web's server entry offers beside rendering. */
interface AnsweredPages {
  contextWith(answer: Answer): RouterContextProvider;
  finishAnsweredPage(html: string, answer: Answer, readAsset: (path: string) => string): string;
}

interface Answer {
  shipment: TrackedShipment;
  read_at: Date;
}

type WebBuild = ServerBuild & { entry: { module: AnsweredPages } };

/**
 * The page of a tracked shipment with its answer in it, so that a phone shows it before any script has
 * arrived; undefined when there is no such shipment, or when the caller has asked for too many that there are
 * not. The whole is undefined when the program that renders was not built. `directory` holds the browser's files.
 */
export function answeredPages(directory: string, addresses: Addresses, dependencies: Dependencies) {
  const { database, unknownNumbers, limits, now } = dependencies;
  const program = join(directory, '../server/index.js');
  if (!existsSync(program)) return undefined;
  const readAsset = rememberedFiles(directory);
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

  return async (trackingNumber: string, asking: Asking): Promise<PageFile | undefined> => {
    refuseWhileSilent(database);
    const read_at = now();
    const number = normaliseTrackingNumber(trackingNumber);
    const find = async () => {
      limits.spend('GET /track/{trackingNumber}', RENDERED, { ...asking, now });
      return lookUp({ ...asking, database, unknownNumbers }, number, () =>
        findTracked(database.sql, number, read_at),
      );
    };
    const shipment = await find().catch((error: unknown) => {
      if (!isTooMany(error)) throw error;
      return undefined;
    });
    return shipment && freshPage(await render({ shipment, read_at }), addresses);
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
