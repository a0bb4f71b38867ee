import { defineConfig } from '@playwright/test'
import { browserAt, desktop, suite } from './support/config.ts'

/** A running shop with a self-signed certificate: `npm run robustness -- fresh-root`. */
export default defineConfig({
  ...suite,
  testDir: './fresh-root',
  outputDir: './test-results/fresh-root',
  use: { ...browserAt(0), ...desktop, baseURL: process.env['SHOP_ORIGIN'] ?? '', ignoreHTTPSErrors: true }
})
