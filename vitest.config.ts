import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from './scripts/chromium.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['packages/{contract,design,flows}/src/**/*.test.ts', 'apps/{api,shop}/src/**/*.test.ts', 'packages/ui/src/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
          testTimeout: 30_000
        }
      },
      {
        plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'npm run storybook' })],
        optimizeDeps: {
          include: ['@chakra-ui/react', '@emotion/react', 'framer-motion', 'lucide-react', 'react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'xstate', 'xstate/graph', '@xstate/react', 'beautiful-mermaid']
        },
        test: {
          name: 'storybook',
          setupFiles: ['.storybook/vitest.setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: chromiumLaunch(), contextOptions: { reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-GB' } }),
            instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }]
          }
        }
      }
    ]
  }
})
