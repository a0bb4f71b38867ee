import { defineConfig } from '@playwright/test'
import { authEmulatorAt, browserAt, desktop, firebaseEnv, shopAt, suite } from './support/config.ts'

const port = Number(process.env['E2E_GOOGLE_PORT'] ?? 3198)
const browser = browserAt(port)

/** A shop of its own whose people are kept at Firebase, that is, at the Auth emulator beside it. Nothing leaves the machine. */
export default defineConfig({
  ...suite,
  testDir: './google',
  outputDir: './test-results/google',
  // The browser's own pop-up blocker stays on: Google's window has to come soon enough after the press.
  use: {
    ...browser,
    ...desktop,
    launchOptions: { ...browser.launchOptions, ignoreDefaultArgs: ['--disable-popup-blocking'] }
  },
  webServer: [authEmulatorAt(port - 1), shopAt(port, { env: firebaseEnv(port - 1) })]
})
