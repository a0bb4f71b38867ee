import { defineConfig } from '@playwright/test'
import { authEmulatorAt, browserAt, desktop, firebaseEnv, shopAt, suite } from './support/config.ts'

const port = Number(process.env['E2E_FIRESTORE_PORT'] ?? 3398)
/** Milliseconds; Java starts slowly. */
const starting = 180_000

/**
 * A separate shop that stores accounts and designs at Firebase: in its two emulators, Firestore's with the shop's rules. No data leaves the
 * machine.
 */
export default defineConfig({
  ...suite,
  testDir: './firestore',
  outputDir: './test-results/firestore',
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: { ...browserAt(port), ...desktop, actionTimeout: 20_000 },
  webServer: [
    authEmulatorAt(port - 1, starting),
    {
      command: `node ../scripts/firestore-emulator.ts ${port - 2}`,
      url: `http://127.0.0.1:${port - 2}/`,
      timeout: starting,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 }
    },
    shopAt(port, {
      timeout: starting,
      env: { ...firebaseEnv(port - 1), FIRESTORE_EMULATOR_HOST: `localhost:${port - 2}` }
    })
  ]
})
