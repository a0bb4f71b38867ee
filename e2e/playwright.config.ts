import { defineConfig } from '@playwright/test'
import { browserAt, desktop, emptyShopAt, originAt, phone, shopAt, suite } from './support/config.ts'

const port = Number(process.env['E2E_PORT'] ?? 3199)

/**
 * One shop for all journeys, started with an empty folder: the production build, a real database, the built-in mailbox and payments. The
 * journey of a new owner has a separate, empty shop.
 */
export default defineConfig({
  ...suite,
  testDir: './journeys',
  outputDir: './test-results',
  use: browserAt(port),
  projects: [
    // Journeys that depend on the width run on both; the others, tagged `@once`, run on the desktop.
    {
      name: 'phone',
      testMatch:
        /(?:routes|navigation|found|buying|cart|checkout|orders|designs-kept|designing(?:-about|-gestures|-images|-product|-whole)?|awkward|early-input|account-screens|account-sign-ins)\.spec\.ts/,
      grepInvert: /@once/,
      use: phone
    },
    { name: 'desktop', grepInvert: /@phone/, use: desktop },
    { name: 'new-owner', testDir: './new-owner', use: { ...desktop, baseURL: originAt(port + 1) } }
  ],
  webServer: [shopAt(port), emptyShopAt(port + 1)]
})
