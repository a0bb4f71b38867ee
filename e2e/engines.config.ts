import { defineConfig } from '@playwright/test'
import { originAt, shopAt, suite } from './support/config.ts'
import { type EngineOptions, port } from './engines/visit.ts'
import { engineNames, installedEngines } from '../scripts/engines.ts'

const asked = process.env['ENGINE']
const { names } = installedEngines(engineNames.filter((name) => asked === undefined || asked === name))

/** Runs the installed engines of other browsers, one after the other, against a separate shop. `ENGINE=webkit` selects one. */
export default defineConfig<EngineOptions>({
  ...suite,
  testDir: './engines',
  outputDir: './test-results/engines',
  preserveOutput: 'always',
  fullyParallel: false,
  workers: 1,
  // The walk is one test, and a busy machine renders slowly.
  timeout: 300_000,
  use: { baseURL: originAt(port) },
  projects: names.map((name) => ({
    name,
    ...(name === 'firefox' && { grepInvert: /@webkit/ }),
    use: { engineName: name }
  })),
  webServer: shopAt(port)
})
