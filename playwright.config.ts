import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './journeys/start-product.ts',
  outputDir: 'test-results',
  // Guards against hanging; a busy machine needs a third of them.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // As many as the smallest machine has cores: with a third one, the run takes as long and each journey twice as long.
  workers: 2,
  // A journey that fails by chance is a defect (decision 0050).
  retries: 0,
  fullyParallel: true,
  // The longest file first, so that no worker ends alone with it.
  projects: [
    { name: 'gallery', testMatch: 'gallery.spec.ts' },
    { name: 'journeys', testIgnore: 'gallery.spec.ts' },
  ],
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    // Set by the global set-up, which knows the port.
    baseURL: process.env.PRODUCT_URL,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
        // A new process for each page would start from nothing and compile the same scripts again.
        '--process-per-site',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
      ],
    },
  },
});
