import { publishedOf } from '@motif/contract/published-rules'
import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, minifySync, type Plugin, type Rolldown } from 'vite'

const shopConfigFile = join(import.meta.dirname, '../../shop.config.ts')

/** Scripts that stand in the page are no part of a bundle; their comments need not travel either. */
const minifiedInPage: Plugin = {
  name: 'minify-in-page',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    const [, file] = /^(.*\/first-view\/[^/]+\.js)\?raw$/.exec(id) ?? []
    if (file === undefined) return undefined
    return `export default ${JSON.stringify(minifySync(file, readFileSync(file, 'utf8')).code.trim())}`
  }
}

/** Browsers get what pages show of the shop's configuration, and nothing beside. */
const publishedShop: Plugin = {
  name: 'published-shop',
  apply: (_config, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  async load(id) {
    if (id !== shopConfigFile) return undefined
    const { default: config } = (await import(id)) as { default: object }
    return `export default ${JSON.stringify(publishedOf(config))}`
  }
}

/** A module with the same exports, which throw when they are called, or what they make does. */
function withoutCode(source: string): string {
  const names = Array.from(source.matchAll(/^export (?:const|function) (\w+)/gm), ([, name = '']) => name)
  const exports = names.map((name) => `export const ${name} = ${name.startsWith('create') ? '() => absent' : 'absent'}`)
  return [`const absent = () => { throw new Error('This code is not part of the build.') }`, ...exports].join('\n')
}

/** Code of packages that nothing here needs, and what stands in for it. */
const unneeded: readonly { file: RegExp; code: string | ((source: string) => string) }[] = [
  // Emotion's `withTheme` alone uses it. Its module has side effects, so it would stay.
  { file: /node_modules\/hoist-non-react-statics\//, code: 'export default (component) => component' },
  // React has it since version 18.
  {
    file: /node_modules\/use-sync-external-store\/shim\/index\.js$/,
    code: "export { useSyncExternalStore } from 'react'"
  },
  // Schemas as JSON Schema, which each kind of schema brings along: 5 kB compressed of the design tool.
  { file: /node_modules\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/, code: withoutCode }
]

const withoutUnneeded: Plugin = {
  name: 'without-unneeded',
  apply: (_config, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  load(id) {
    const code = unneeded.find(({ file }) => file.test(id))?.code
    return typeof code === 'function' ? code(readFileSync(id, 'utf8')) : code
  }
}

/** What is told of libraries that are meant to be so. */
const withoutExpected: NonNullable<Rolldown.RolldownOptions['onLog']> = (level, log, handle) => {
  // Libraries mark client components for frameworks that split by them; this build has no such split.
  // harfbuzz and libheif ask for Node's own modules only where they run on Node. The fonts of pdf.js are many small files, which take their time.
  const isExpected =
    log.code === 'MODULE_LEVEL_DIRECTIVE' ||
    log.code === 'PLUGIN_TIMINGS' ||
    /"(?:module|fs|path|crypto)" has been externalized.*(?:harfbuzzjs|libheif-js)/.test(log.message)
  if (!isExpected) handle(level, log)
}

// Whatever the shell of a developer says: React's development code in one half of the build fails in the other.
process.env['NODE_ENV'] = 'production'

/** Two builds from one source: `dist/client` for the browser, `dist/server` for the first page. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), minifiedInPage, publishedShop, withoutUnneeded],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2023',
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Firestore, for whoever's designs are there, is the one large piece: 157 kB compressed.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: isSsrBuild ? 'src/entry.server.tsx' : 'src/entry.client.tsx',
      output: isSsrBuild
        ? {}
        : {
            // What every page needs comes in one piece: a gzip stream is smaller than many, and it is fetched once.
            // The shell lists the pieces of all pages: what several of them share needs no title, which saves a kilobyte of each first page.
            chunkFileNames: ({ isDynamicEntry, name }) =>
              isDynamicEntry || ['core', 'shell', 'forms', 'catalogue'].includes(name)
                ? 'assets/[name]-[hash].js'
                : 'assets/[hash].js',
            codeSplitting: {
              groups: [
                // Of Chakra the style engine: its widgets come with the parts that stand on them, its charts with the dashboard. The
                // formats of numbers and bytes are the admin area's.
                {
                  name: 'core',
                  test: /node_modules\/(?:(?:react|react-dom|scheduler|react-router|@chakra-ui(?!\/(?:react\/dist\/esm\/components|charts)\/)|@emotion|@pandacss|stylis|swr|@ark-ui\/react\/dist\/(?:providers|utils))\/|@zag-js\/i18n-utils\/dist\/(?!format-|cache))/,
                  priority: 2
                },
                // What all of Chakra's widgets with a state machine run on.
                {
                  name: 'widgets',
                  test: /node_modules\/@zag-js\/(?:core|dom-query|react|utils)\//,
                  priority: 2
                },
                // So does what nearly all screens have: alone these pieces would weigh more than what is in them.
                {
                  name: 'shell',
                  test: /src\/shell\/shop\.tsx$|shop\/src\/(?:loading|services\/(?:failed|settings))|ui\/src\/components\/(?:page|skeleton|failed-state|checkbox|wish-button|card-action)\/|ui\/src\/failure\/|flows\/src\/outcome\/failure|rolldown\/runtime|icons\/(?:pen-tool|chevron-right)\./,
                  priority: 1
                },
                {
                  name: 'forms',
                  test: /ui\/src\/(?:forms|components\/(?:field|password-field\/(?!guesses|common)|notice|select|text-area)\b)/,
                  priority: 1
                },
                {
                  name: 'catalogue',
                  test: /ui\/src\/components\/(?:product-card|swatch-group|chip-group|radio-group)\/|home\/recently-viewed|\/lazy-recently-viewed|words\/ink-on/,
                  priority: 1
                },
                // Icons that several parts of the design tool share, and no other screen but the list of designs and the admin area: among
                // the small pieces, every page would load them.
                {
                  name: 'tool-icons',
                  test: /lucide-react\/dist\/esm\/icons\/(?:align-[a-z-]+|arrow-(?:down-to-line|left-right|up-to-line)|carets-[a-z-]+|copy-plus|crop|grid-3x3|group|image|image-up|layout-grid|list-checks|lock-open|palette|pipette|qr-code|rotate-ccw|shapes|sticker|text-align-center|type|ungroup|unlink-2|wand-sparkles)\./,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                  priority: 2
                },
                // Alone these would be requests of some hundred bytes each. Their own imports stay where they are. The icons left out
                // are shown by the admin area and one other screen: here, every page would load them.
                {
                  name: 'small',
                  test: /lucide-react\/dist\/esm\/icons\/(?!(?:archive|ban|clock|grip-vertical|hammer|list|list-ordered|loader-circle|mail|pencil-line|redo-2|user-round)\.)|compiled\/messages\/(?:common_|cart_added|product_add_failed|catalogue_sort_best_selling|catalogue_hero_shows)|shop\/src\/(?:shell\/(?:in-browser|show-failure-toast)|services\/(?:tab-storage|load-once|countries|delivery)|accounts\/return-to)\.|contract\/src\/delivery\.|components\/(?:motion\/use-prefers-reduced-motion|link\/on-plain-click|button\/no-script-styles)\./,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                  priority: 1
                },
                {
                  name: 'comparing',
                  test: /shop\/src\/(?:compare\/|product\/read-product)|contract\/src\/comparison-rules\.|compiled\/messages\/compare_/,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                  priority: 1
                },
                {
                  name: 'ordering',
                  test: /compiled\/messages\/(?:cart|check|finding)_/,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                  priority: 1
                },
                {
                  name: 'designing',
                  test: /compiled\/messages\/(?:editor|insert|designs)_/,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                  priority: 1
                },
                {
                  name: 'machines',
                  test: /node_modules\/(?:xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect)\//,
                  priority: 1
                }
              ]
            }
          },
      onLog: withoutExpected
    }
  },
  worker: { rolldownOptions: { onLog: withoutExpected } },
  // Chakra and what it stands on are many hundreds of small files: packed, the server starts with less work and less memory.
  ssr: {
    noExternal: [/^@motif\//, /^@chakra-ui\//, /^@ark-ui\//, /^@zag-js\//, /^@pandacss\//, /^@internationalized\//]
  }
}))
