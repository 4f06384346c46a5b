import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import startProduct from '../../journeys/start-product.ts';
import config from '../../playwright.config.ts';
import { captionsOf } from './captions.ts';
import { type Scene, scenes } from './scenes.ts';
import { SimulatedUser, showPointer } from './simulated-user.ts';

const FOLDER = join(import.meta.dirname, '../../public/videos');
const VIEWPORT = { width: 1280, height: 720 };
const MAX_BYTES = 3 * 1024 * 1024;
const POSTER_AT_SECONDS = 4;

/** Uses the running product at `PRODUCT_URL`, else starts one with demo data. */
const stop = process.env.PRODUCT_URL ? async () => {} : await startProduct();
try {
  const browser = await chromium.launch(config.use?.launchOptions);
  for (const scene of scenes) await record(browser, scene);
  await browser.close();
} finally {
  await stop();
}

async function record(browser: Browser, scene: Scene): Promise<void> {
  const frames = mkdtempSync(join(tmpdir(), 'groundswell-video-'));
  try {
    const context = await browser.newContext({
      baseURL: process.env.PRODUCT_URL,
      viewport: VIEWPORT,
      locale: 'en-GB',
      timezoneId: 'UTC',
    });
    await context.addInitScript(showPointer);
    await context.addInitScript(() => {
      const consent = { analytics: false, functional: false, marketing: false };
      localStorage.setItem('groundswell.theme', 'day');
      localStorage.setItem(
        'groundswell.consent',
        JSON.stringify({ ...consent, version: 1, chosen_at: Date.now() }),
      );
    });
    const page = await context.newPage();
    await scene.open(page);

    const shown: { file: string; at: number }[] = [];
    const cues: { text: string; at: number }[] = [];
    const protocol = await context.newCDPSession(page);
    protocol.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      const file = join(frames, `${shown.length}.jpg`);
      writeFileSync(file, data, 'base64');
      shown.push({ file, at: metadata.timestamp ?? Date.now() / 1_000 });
      void protocol.send('Page.screencastFrameAck', { sessionId });
    });
    await protocol.send('Page.startScreencast', {
      format: 'jpeg',
      quality: 90,
      maxWidth: VIEWPORT.width,
      maxHeight: VIEWPORT.height,
    });
    await scene.play(page, new SimulatedUser(page), async (text) => {
      cues.push({ text, at: Date.now() / 1_000 });
    });
    await protocol.send('Page.stopScreencast');
    const end = Date.now() / 1_000;
    await context.close();

    const start = shown[0]?.at ?? end;
    const list = shown.flatMap(({ file, at }, index) => [
      `file '${file}'`,
      `duration ${((shown[index + 1]?.at ?? end) - at).toFixed(3)}`,
    ]);
    const listFile = join(frames, 'frames.txt');
    writeFileSync(listFile, list.join('\n'));
    const video = join(FOLDER, `${scene.name}.webm`);
    const source = ['-f', 'concat', '-safe', '0', '-i', listFile];
    const quality = [
      '-c:v',
      'libvpx-vp9',
      '-crf',
      '40',
      '-b:v',
      '0',
      '-r',
      '24',
      '-row-mt',
      '1',
      '-cpu-used',
      '3',
    ];
    ffmpeg([...source, ...quality, '-pix_fmt', 'yuv420p', '-an', video]);
    ffmpeg([
      '-ss',
      String(POSTER_AT_SECONDS),
      '-i',
      video,
      '-frames:v',
      '1',
      '-q:v',
      '60',
      join(FOLDER, `${scene.name}.webp`),
    ]);
    writeFileSync(join(FOLDER, `${scene.name}.vtt`), captionsOf(cues, { start, end }));

    const { length } = readFileSync(video);
    if (length > MAX_BYTES) throw new Error(`${scene.name} has more than ${MAX_BYTES} bytes`);
    console.log(`${scene.name}.webm: ${Math.round(end - start)} s, ${length} bytes`);
  } finally {
    rmSync(frames, { recursive: true });
  }
}

function ffmpeg(options: readonly string[]): void {
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...options], { stdio: 'inherit' });
}
