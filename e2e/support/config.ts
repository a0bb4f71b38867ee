import type { PlaywrightTestConfig } from '@playwright/test'
import { join } from 'node:path'
import { launchOfManyWindows } from '../../scripts/chromium.ts'

export const originAt = (port: number) => `http://localhost:${port}`

/** Milliseconds a step may take on a slow machine without a graphics card, where the processor renders WebGL. Faster steps do not wait. */
const stepMs = 45_000

/** Settings shared by all suites of journeys. */
export const suite = {
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 240_000,
  expect: { timeout: stepMs },
  reporter: [['list']]
} satisfies PlaywrightTestConfig

export const browserAt = (port: number) =>
  ({
    baseURL: originAt(port),
    launchOptions: launchOfManyWindows(),
    timezoneId: 'UTC',
    locale: 'en-GB',
    actionTimeout: stepMs,
    // A trace fetches the body of every response from the browser, which took a third to a half of the time even without
    // screenshots. `--trace retain-on-failure` records one for debugging.
    trace: 'off',
    screenshot: 'only-on-failure'
  }) satisfies PlaywrightTestConfig['use']

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const desktop = { viewport: { width: 1440, height: 900 } }

interface ShopOptions {
  env?: Record<string, string>
  timeout?: number
}

/** A shop started by `npm start` with an empty data folder and the accounts of the journeys. Its data remains until the next run. */
export const shopAt = (port: number, { env = {}, timeout = 120_000 }: ShopOptions = {}) => ({
  command: `rm -rf data/${port} && npm start --prefix ..`,
  url: `${originAt(port)}/readyz`,
  timeout,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  env: {
    PORT: String(port),
    DATA_DIR: join(import.meta.dirname, '../data', String(port)),
    DEMO_ADMIN_PASSWORD: 'ink-and-paper-42',
    DEMO_CUSTOMER_PASSWORD: 'paper-and-ink-42',
    RATE_LIMIT_PER_MINUTE: '100000',
    // Journeys show few of the catalogue's pictures; rendering all of them takes one core a minute.
    DRAW_AHEAD: 'false',
    ...env
  }
})

/** A shop without products: production mode, without demonstration products. */
export const emptyShopAt = (port: number) =>
  shopAt(port, {
    env: {
      NODE_ENV: 'production',
      ALLOW: 'test-payments,mailbox,embedded-database',
      PUBLIC_URL: originAt(port)
    }
  })

const project = 'demo-shop'

/** Firebase's Auth emulator for a shop. It is on the same site as the shop, since Chromium denies third-party frames their storage. */
export const authEmulatorAt = (port: number, timeout = 60_000) => ({
  command: `node auth-emulator/main.ts ${port} ${project}`,
  url: `${originAt(port)}/`,
  timeout
})

/** Environment of a shop that stores its accounts in that emulator. */
export const firebaseEnv = (authPort: number) => ({
  FIREBASE_API_KEY: 'any-key',
  FIREBASE_AUTH_DOMAIN: `${project}.firebaseapp.com`,
  FIREBASE_PROJECT_ID: project,
  FIREBASE_APP_ID: '1:1:web:1',
  FIREBASE_AUTH_EMULATOR_HOST: `localhost:${authPort}`
})
