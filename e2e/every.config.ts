import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import google from './google.config.ts'
import journeys from './playwright.config.ts'
import stripe from './stripe.config.ts'
import { suite } from './support/config.ts'

/** The projects of a configuration, with its common settings, and named after it. */
const projectsOf = (name: string, { projects, testDir = '.', use, outputDir = 'test-results' }: PlaywrightTestConfig) =>
  (projects ?? [{}]).map((project) => ({
    testDir,
    outputDir,
    ...project,
    name: project.name === undefined ? name : `${name} ${project.name}`,
    use: { ...use, ...project.use }
  }))

/**
 * Runs all journeys together: while one waits for a server or a clock, the others continue. A third worker uses the eighth of two cores that
 * two workers leave idle.
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
