import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { environmentFor } from './node.mjs';
import { LaunchError, run } from './processes.mjs';
import { inTree } from './tree.mjs';

/** Headless Chromium, which runs the journeys twice as fast. */
const SHELL = 'chromium-headless-shell';
const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const usualFolders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome', '/usr/lib/chromium'];
const usualFiles = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** Downloads are stored inside the checkout. */
const ownDownloads = inTree('node_modules/.cache/browsers');
const downloadMayTake = 180;
const aptOptions = {
  env: { DEBIAN_FRONTEND: 'noninteractive' },
  output: 'pipe',
  apart: true,
  seconds: 300,
};

/**
 * Finds a working Chromium or Chrome: the machine's, else one that Playwright downloads, else, as root, Debian's package.
 * Throws a `LaunchError` with the command to run when there is none.
 */
export async function ensureBrowser(node) {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (starts(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new LaunchError('CHROMIUM_PATH does not name a working browser');
  }
  const found = (await quickest()) ?? (await download(node)) ?? (await installPackage());
  if (found) return found;
  throw new LaunchError(
    'the journeys need Chromium; run: sudo apt-get update && sudo apt-get install -y chromium',
  );
}

/** The machine's browser; if it is not the headless one, installs that too where Debian's package lists have it. */
async function quickest() {
  const found = findBrowser();
  if (!found || found.endsWith(SHELL) || !maySetUpPackages() || !isKnownPackage(SHELL)) return found;
  console.log(`groundswell: installing Debian’s ${SHELL}, which is faster …`);
  await install(SHELL).catch(() => {});
  return findBrowser();
}

function findBrowser() {
  return candidates().find(starts);
}

async function download(node) {
  console.log('groundswell: no Chromium on this machine, downloading one …');
  const playwright = inTree('node_modules/.bin/playwright');
  const env = { ...environmentFor(node), PLAYWRIGHT_BROWSERS_PATH: ownDownloads };
  await run(playwright, ['install', '--no-shell', 'chromium'], {
    env,
    output: 'pipe',
    apart: true,
    seconds: downloadMayTake,
  });
  return findBrowser();
}

async function installPackage() {
  if (!maySetUpPackages()) return undefined;
  console.log('groundswell: installing Debian’s chromium …');
  await run('apt-get', ['update'], aptOptions);
  await install(isKnownPackage(SHELL) ? SHELL : 'chromium');
  return findBrowser();
}

function maySetUpPackages() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function isKnownPackage(name) {
  const options = { encoding: 'utf8', timeout: 20_000, env: { ...process.env, LC_ALL: 'C' } };
  try {
    return /Candidate: \d/.test(execFileSync('apt-cache', ['policy', name], options));
  } catch {
    return false;
  }
}

function install(name) {
  return run('apt-get', ['install', '-y', '--no-install-recommends', name], aptOptions);
}

function candidates() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...usualFolders];
  const files = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...usualFiles];
  return [...new Set([...files, ...downloaded()])].filter(isExecutable);
}

/** Browsers in Playwright's usual folders, newest first. */
function downloaded() {
  const caches = [
    ownDownloads,
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ];
  const programs = [
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-linux/headless_shell',
  ];
  return caches
    .filter((cache) => cache && existsSync(cache))
    .flatMap((cache) =>
      readdirSync(cache)
        .filter((name) => name.startsWith('chromium'))
        .sort()
        .reverse()
        .flatMap((name) => programs.map((program) => join(cache, name, program))),
    );
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Checks that the browser starts, because libraries may be missing. */
function starts(file) {
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
