import { defineConfig } from '@playwright/test'
import { authEmulatorAt, browserAt, desktop, firebaseEnv, shopAt, suite } from './support/config.ts'

const port = Number(process.env['E2E_GOOGLE_PORT'] ?? 3198)
const browser = browserAt(port)

/** A separate shop that stores accounts at Firebase: in the Auth emulator. No data leaves the machine. */
export default defineConfig({
  ...suite,
  testDir: './google',
  outputDir: './test-results/google',
  // The browser's pop-up blocker stays on: it requires Google's window to open soon enough after the press.
  use: {
    ...browser,
    ...desktop,
    launchOptions: { ...browser.launchOptions, ignoreDefaultArgs: ['--disable-popup-blocking'] }
  },
  webServer: [authEmulatorAt(port - 1), shopAt(port, { env: firebaseEnv(port - 1) })]
})
