import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import google from './google.config.ts'
import journeys from './playwright.config.ts'
import stripe from './stripe.config.ts'
import { suite } from './support/config.ts'

/** The projects of a configuration with what it says for all of them, named after it. */
const projectsOf = (name: string, { projects, testDir = '.', use, outputDir = 'test-results' }: PlaywrightTestConfig) =>
  (projects ?? [{}]).map((project) => ({
    testDir,
    outputDir,
    ...project,
    name: project.name === undefined ? name : `${name} ${project.name}`,
    use: { ...use, ...project.use }
  }))

/**
 * Every journey in one run: while one waits for a server or a clock the others go on. A third worker takes the eighth of
 * two cores that two of them leave idle.
 */
export default defineConfig({
  ...suite,
  workers: 3,
  projects: [...projectsOf('journeys', journeys), ...projectsOf('stripe', stripe), ...projectsOf('google', google)],
  webServer: {
    command: 'node support/start-servers.ts',
    wait: { stdout: /Every server answers/ },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 }
  }
})
