import { defineConfig } from '@playwright/test'
import { browserAt, desktop, originAt, phone, shopAt, suite } from './support/config.ts'
import { stripePort } from './support/stripe.ts'

const port = stripePort + 2

/** A separate shop with payments by Stripe: by the fake Stripe server. No data leaves the machine. */
export default defineConfig({
  ...suite,
  testDir: './stripe',
  outputDir: './test-results/stripe',
  use: browserAt(port),
  projects: [
    // Journeys that depend on the width run on both; the others, tagged `@once`, run on the desktop.
    { name: 'phone', grepInvert: /@once/, use: phone },
    { name: 'desktop', use: desktop }
  ],
  webServer: [
    {
      command: `node ../apps/api/src/testing/fake-stripe/main.ts ${stripePort} ${originAt(port)}`,
      port: stripePort,
      timeout: 60_000
    },
    shopAt(port, {
      env: {
        STRIPE_SECRET_KEY: 'sk_test_fake',
        VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
        STRIPE_WEBHOOK_SECRET: 'whsec_fake',
        STRIPE_API_BASE: `http://127.0.0.1:${stripePort}`
      }
    })
  ]
})
