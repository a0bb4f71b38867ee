import { defineConfig } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumLaunch } from '../scripts/chromium.ts'

const port = Number(process.env['E2E_PORT'] ?? 3199)
const origin = `http://localhost:${port}`

/** One shop for all journeys, from an empty folder: the production build, a real database, the built-in mailbox and payments. */
export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  // A machine that is also doing other things may be slow once; what fails twice is broken.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: { baseURL: origin, launchOptions: chromiumLaunch(), timezoneId: 'UTC', locale: 'en-GB', actionTimeout: 15_000, trace: { mode: 'retain-on-failure', screenshots: false } },
  projects: [
    // What depends on the width is walked on both; what does not, `@once`, on the desktop.
    { name: 'phone', testMatch: /(?:routes|buying|cart|checkout|orders|designs-kept|designing(?:-hands|-images)?|awkward|account-screens|account-sign-ins)\.spec\.ts/, grepInvert: /@once/, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } }
  ],
  webServer: {
    command: 'npm start --prefix ..',
    url: `${origin}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env['E2E_DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'motif-e2e-')),
      DEMO_ADMIN_PASSWORD: 'ink-and-paper-42',
      DEMO_CUSTOMER_PASSWORD: 'paper-and-ink-42',
      RATE_LIMIT_PER_MINUTE: '100000'
    }
  }
})
