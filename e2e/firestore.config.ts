import { defineConfig } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumLaunch } from '../scripts/chromium.ts'

const port = Number(process.env['E2E_FIRESTORE_PORT'] ?? 3398)
const origin = `http://localhost:${port}`
const authEmulator = `localhost:${port - 1}`
const firestoreEmulator = `localhost:${port - 2}`
const project = 'demo-shop'

/** A shop of its own whose people and designs are kept at Firebase: at its two emulators, Firestore's with the shop's rules. Nothing leaves the machine. */
export default defineConfig({
  testDir: './firestore',
  outputDir: './test-results/firestore',
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    launchOptions: chromiumLaunch(),
    timezoneId: 'UTC',
    locale: 'en-GB',
    actionTimeout: 20_000,
    trace: { mode: 'retain-on-failure', screenshots: false }
  },
  webServer: [
    { command: `node auth-emulator/main.ts ${port - 1} ${project}`, url: `http://${authEmulator}/`, timeout: 180_000 },
    { command: `node ../scripts/firestore-emulator.ts ${port - 2}`, url: `http://127.0.0.1:${port - 2}/`, timeout: 180_000, gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 } },
    {
      command: 'npm start --prefix ..',
      url: `${origin}/readyz`,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        PORT: String(port),
        DATA_DIR: mkdtempSync(join(tmpdir(), 'motif-firestore-')),
        DEMO_ADMIN_PASSWORD: 'ink-and-paper-42',
        DEMO_CUSTOMER_PASSWORD: 'paper-and-ink-42',
        RATE_LIMIT_PER_MINUTE: '100000',
        FIREBASE_API_KEY: 'any-key',
        FIREBASE_AUTH_DOMAIN: `${project}.firebaseapp.com`,
        FIREBASE_PROJECT_ID: project,
        FIREBASE_APP_ID: '1:1:web:1',
        FIREBASE_AUTH_EMULATOR_HOST: authEmulator,
        FIRESTORE_EMULATOR_HOST: firestoreEmulator
      }
    }
  ]
})
