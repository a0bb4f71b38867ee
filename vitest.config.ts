import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from './scripts/chromium.ts'

/** Everything a story leads to outside the workspace: one first met in the middle of a run reloads the page and ends it. */
const storyDependencies = [
  '@chakra-ui/react',
  '@emotion/cache',
  '@emotion/react',
  '@react-email/render',
  '@storybook/addon-a11y',
  '@storybook/addon-docs',
  '@storybook/react-vite',
  '@stripe/react-stripe-js',
  '@stripe/stripe-js/pure',
  '@tiptap/extension-list',
  '@tiptap/react',
  '@tiptap/starter-kit',
  '@xstate/react',
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
  'axe-core',
  'bidi-js',
  'culori',
  'elkjs/lib/elk.bundled.js',
  'framer-motion',
  'framer-motion/m',
  'libphonenumber-js/core',
  'libphonenumber-js/metadata.min',
  'libheif-js/libheif-wasm/libheif.js',
  'linebreak',
  'lucide-react',
  'msw',
  'msw/browser',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-router',
  'storybook/actions',
  'storybook/internal/preview/runtime',
  'swr',
  'swr/_internal',
  'uqr',
  'xstate',
  'xstate/graph',
  'zod'
]

/**
 * What tests draw and the order they run in follow from one seed, which Vitest prints: the same in every run, another
 * with `SEED=2`, a new one each time in the proofs in full (`npm run robustness`).
 */
const seed = Number(process.env['SEED'] ?? (process.env['ROBUSTNESS'] === 'full' ? Date.now() % 2 ** 31 : 1))

/** The tests of a file run in any order: none may live on what another left. */
const anyOrder = { sequence: { shuffle: { tests: true } }, env: { SEED: String(seed) } }

/**
 * Tests read the sentences that Storybook has: English as well, in one file, where the shop's have one a sentence, which
 * every file of tests would load again.
 */
const oneFileOfSentences = {
  alias: [
    {
      find: /^\.\/compiled\/(messages|runtime)\.js$/,
      replacement: `${import.meta.dirname}/packages/messages/src/compiled-pseudo/$1.js`
    }
  ]
}

/** Tests of what happens while modules are loaded: each has them to itself. */
const loadedFirst = ['apps/shop/src/services/schemas.test.ts']

/** React measures each component it renders for the profiler of the browser's tools, where the browser has such a profiler. */
const withoutProfiler = {
  name: 'without-profiler',
  transformIndexHtml: () => [
    { tag: 'script', injectTo: 'head-prepend' as const, children: 'console.timeStamp = undefined' }
  ]
}

export default defineConfig({
  test: {
    sequence: { seed },
    projects: [
      {
        resolve: oneFileOfSentences,
        test: {
          ...anyOrder,
          name: 'node',
          // Loading the shop's modules for each file took half of the time.
          isolate: false,
          setupFiles: ['scripts/same-cases.ts'],
          include: ['apps/shop/src/**/*.test.ts', 'stories/**/*.test.ts'],
          exclude: loadedFirst,
          environment: 'node',
          testTimeout: 30_000
        }
      },
      {
        test: { name: 'fresh', include: loadedFirst, environment: 'node', testTimeout: 30_000 }
      },
      {
        resolve: oneFileOfSentences,
        test: {
          ...anyOrder,
          name: 'packages',
          // Nothing in them keeps a state between two calls: their modules are loaded once a worker, not once a file.
          isolate: false,
          setupFiles: ['scripts/same-cases.ts'],
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000
        }
      },
      {
        // With Google's emulator of Firestore: `npm run test:rules` starts it.
        test: {
          name: 'rules',
          include: [
            'apps/shop/src/designs/library/firestore/*.rules-test.ts',
            'apps/shop/src/designs/library/firestore/firestore-library.test.ts'
          ],
          environment: 'node',
          // The first question waits for Java to get going.
          testTimeout: 90_000
        }
      },
      {
        test: {
          ...anyOrder,
          // The server's modules are loaded once a worker: loading them for each file took a third of the run. No test here
          // mocks a module for itself.
          isolate: false,
          name: 'api',
          setupFiles: ['scripts/same-cases.ts', 'apps/api/src/testing/cheap-passwords.ts'],
          include: ['apps/api/src/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          // Every test's database is copied from one that is made while the first tests begin.
          hookTimeout: 60_000
        }
      },
      {
        plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'npm run storybook' }), withoutProfiler],
        // The text shaper looks for its WebAssembly beside itself.
        optimizeDeps: { include: storyDependencies, exclude: ['harfbuzzjs'] },
        test: {
          name: 'storybook',
          // The stories of a file too, once another order is asked for.
          sequence: { shuffle: { tests: process.env['SEED'] !== undefined } },
          setupFiles: ['.storybook/vitest.setup.ts'],
          // A form is typed letter by letter, and a busy machine types slowly.
          testTimeout: 60_000,
          // One page for all stories: the shop's modules are fetched once, not once a file.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: chromiumLaunch(),
              contextOptions: { reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-GB' }
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }]
          }
        }
      }
    ]
  }
})
