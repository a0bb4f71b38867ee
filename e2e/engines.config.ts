import { defineConfig } from '@playwright/test'
import { originAt, shopAt, suite } from './support/config.ts'
import { type EngineOptions, port } from './engines/visit.ts'
import { engineNames, installedEngines } from '../scripts/engines.ts'

const asked = process.env['ENGINE']
const { names } = installedEngines(engineNames.filter((name) => asked === undefined || asked === name))

/** The engines that other browsers are made of, as many as are installed, one after the other at a shop of their own. `ENGINE=webkit` asks for one. */
export default defineConfig<EngineOptions>({
  ...suite,
  testDir: './engines',
  outputDir: './test-results/engines',
  preserveOutput: 'always',
  fullyParallel: false,
  workers: 1,
  // The walk is one test, and a busy machine draws slowly.
  timeout: 300_000,
  use: { baseURL: originAt(port) },
  projects: names.map((name) => ({
    name,
    ...(name === 'firefox' && { grepInvert: /@webkit/ }),
    use: { engineName: name }
  })),
  webServer: shopAt(port)
})
