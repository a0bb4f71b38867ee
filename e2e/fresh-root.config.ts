import { defineConfig } from '@playwright/test'
import { browserAt, desktop, suite } from './support/config.ts'

/** A shop that runs already, at an address with a certificate of its own making: `npm run robustness -- fresh-root`. */
export default defineConfig({
  ...suite,
  testDir: './fresh-root',
  outputDir: './test-results/fresh-root',
  use: { ...browserAt(0), ...desktop, baseURL: process.env['SHOP_ORIGIN'] ?? '', ignoreHTTPSErrors: true }
})
