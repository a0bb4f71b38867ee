import { join } from 'node:path'
import { defineMain } from '@storybook/react-vite/node'
import { mswWorker } from './msw-worker.ts'
import { readPictureHistory } from './picture-history.ts'
import { readPropsOf } from './props-tables.ts'

const messages = join(import.meta.dirname, '../packages/messages/src')

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../stories/static'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    define: {
      ...config.define,
      'import.meta.env.PICTURE_HISTORY': JSON.stringify(JSON.stringify(readPictureHistory()))
    },
    // One level deep: Storybook looks for its statistics plugin by name.
    plugins: [...readPropsOf(/\/packages\/ui\/src\/.+\.tsx$/, config.plugins), mswWorker()],
    // The text shaper looks for its WebAssembly beside itself.
    optimizeDeps: { ...config.optimizeDeps, exclude: [...(config.optimizeDeps?.exclude ?? []), 'harfbuzzjs'] },
    resolve: {
      ...config.resolve,
      alias: [
        ...(Array.isArray(config.resolve?.alias) ? config.resolve.alias : []),
        // Storybook alone knows the made-up languages.
        {
          find: /^\.\/compiled(-server)?\/(messages|runtime)\.js$/,
          replacement: `${messages}/compiled$1-pseudo/$2.js`
        }
      ]
    }
  })
})
