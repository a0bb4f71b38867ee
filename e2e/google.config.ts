import { defineConfig } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumLaunch } from '../scripts/chromium.ts'

const port = Number(process.env['E2E_GOOGLE_PORT'] ?? 3198)
const origin = `http://localhost:${port}`
/** Of the same site as the shop: Chromium keeps the storage of others' frames from them. */
const emulator = `localhost:${port - 1}`
const project = 'demo-shop'

/** A shop of its own whose people are kept at Firebase, that is, at the Auth emulator beside it. Nothing leaves the machine. */
export default defineConfig({
  testDir: './google',
  outputDir: './test-results/google',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    // The browser's own pop-up blocker stays on: Google's window has to come soon enough after the press.
    launchOptions: { ...chromiumLaunch(), ignoreDefaultArgs: ['--disable-popup-blocking'] },
    timezoneId: 'UTC',
    locale: 'en-GB',
    actionTimeout: 15_000,
    trace: { mode: 'retain-on-failure', screenshots: false }
  },
  webServer: [
    { command: `node auth-emulator/main.ts ${port - 1} ${project}`, url: `http://${emulator}/`, timeout: 60_000 },
    {
      command: 'npm start --prefix ..',
      url: `${origin}/readyz`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        PORT: String(port),
        DATA_DIR: mkdtempSync(join(tmpdir(), 'motif-google-')),
        DEMO_ADMIN_PASSWORD: 'ink-and-paper-42',
        DEMO_CUSTOMER_PASSWORD: 'paper-and-ink-42',
        RATE_LIMIT_PER_MINUTE: '100000',
        FIREBASE_API_KEY: 'any-key',
        FIREBASE_AUTH_DOMAIN: `${project}.firebaseapp.com`,
        FIREBASE_PROJECT_ID: project,
        FIREBASE_APP_ID: '1:1:web:1',
        FIREBASE_AUTH_EMULATOR_HOST: emulator
      }
    }
  ]
})
