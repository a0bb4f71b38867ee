import { defineConfig } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumLaunch } from '../scripts/chromium.ts'
import { stripePort } from './support/stripe.ts'

const port = stripePort + 2
const origin = `http://localhost:${port}`

/** A shop of its own that is paid through Stripe, that is, through the stand-in beside it. Nothing leaves the machine. */
export default defineConfig({
  testDir: './stripe',
  outputDir: './test-results/stripe',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: origin,
    launchOptions: chromiumLaunch(),
    timezoneId: 'UTC',
    locale: 'en-GB',
    actionTimeout: 15_000,
    trace: { mode: 'retain-on-failure', screenshots: false }
  },
  projects: [
    // What depends on the width is walked on both; what does not, `@once`, on the desktop.
    { name: 'phone', grepInvert: /@once/, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } }
  ],
  webServer: [
    { command: `node ../apps/api/src/testing/fake-stripe/main.ts ${stripePort} ${origin}`, port: stripePort, timeout: 60_000 },
    {
      command: 'npm start --prefix ..',
      url: `${origin}/readyz`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        PORT: String(port),
        DATA_DIR: mkdtempSync(join(tmpdir(), 'motif-stripe-')),
        DEMO_ADMIN_PASSWORD: 'ink-and-paper-42',
        DEMO_CUSTOMER_PASSWORD: 'paper-and-ink-42',
        RATE_LIMIT_PER_MINUTE: '100000',
        STRIPE_SECRET_KEY: 'sk_test_fake',
        VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
        STRIPE_WEBHOOK_SECRET: 'whsec_fake',
        STRIPE_API_BASE: `http://127.0.0.1:${stripePort}`
      }
    }
  ]
})
