import { defineConfig } from '@playwright/test'
import { findChromium } from '../../tools/lib/browser.mjs'

const chromium = findChromium()
const longest = '**/whole-year.journey.ts'

/** Journeys through the built portal in a real browser. Every file starts a portal of its own (support/portal.ts). */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.journey.ts',
  // Begun last it would keep one worker busy long after the other is done.
  projects: [
    { name: 'the longest first', testMatch: longest },
    { name: 'the others', testIgnore: longest },
  ],
  globalSetup: './support/global-setup.ts',
  globalTeardown: './support/global-teardown.ts',
  outputDir: '../../test-results/journeys',
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages of one person share a process, and what was compiled in it.
        '--process-per-site',
        // Pages live for seconds: optimizing their scripts costs more than it saves.
        '--js-flags=--no-opt',
      ],
    },
  },
})
