/**
 * Proofs that take minutes, in full: `npm run robustness`. `-- kills 20` kills the server that many times, `-- races`
 * runs the tests of races, events and sums with their full numbers, `-- print` prints ten thousand designs, `-- sizes`
 * prints every template of a poster in every size, `-- svg 5000` reads that many broken and hostile drawings, `-- heic 5000` that many damaged photos, `-- pdf 5000` that many damaged and hostile PDF files, `-- files 1500` adds such files in a browser, `-- restore` loses the
 * database's disk and restores a point in time, then database and bucket and restores a dump, `-- soak 2000000 200` lets two hundred days
 * pass in so many requests, `-- cluster` kills each part of a shop on many machines, `-- fresh-root` goes from a new Debian to the first order, `-- hoarding` has honest
 * buyers shop beside people who order everything and pay for nothing, `-- drawing` beside one who has costly pictures drawn,
 * `-- journeys 20` walks every journey that many times on a busy machine.
 */
import { spawnSync } from 'node:child_process'
import { cluster } from './cluster.ts'
import { drawing } from './drawing.ts'
import { files } from './files.ts'
import { freshRoot } from './fresh-root.ts'
import { hoarding } from './hoarding.ts'
import { journeys } from './journeys.ts'
import { kills } from './kills.ts'
import { soak } from './soak.ts'
import { restoreDump } from './restore/dump.ts'
import { restorePointInTime } from './restore/point-in-time.ts'

const vitest = (files: readonly string[], more: NodeJS.ProcessEnv, project = 'api') =>
  spawnSync('npx', ['vitest', 'run', '--project', project, ...files], {
    stdio: 'inherit',
    env: { ...process.env, ...more }
  }).status === 0

const [part = 'all', count, ...args] = process.argv.slice(2)
const parts: Record<string, () => boolean | Promise<boolean>> = {
  kills: () => kills(Number(count ?? 500)),
  races: () => {
    const files = [
      'checkout/last-piece',
      'checkout/quote-is-order',
      'payments/events',
      'payments/payments',
      'order-management/staff-refunds'
    ].map((file) => `apps/api/src/modules/${file}.test.ts`)
    return vitest(files, { ROBUSTNESS: 'full' })
  },
  sizes: () => vitest(['apps/api/src/modules/print/right-size.test.ts'], { ROBUSTNESS: 'full' }),
  restore: async () => {
    const isPointRight = await restorePointInTime()
    return (await restoreDump()) && isPointRight
  },
  cluster,
  'fresh-root': freshRoot,
  hoarding,
  drawing: () => drawing(Number(count ?? 5)),
  journeys: () => journeys(Number(count ?? 20), args),
  svg: () =>
    vitest(['packages/design/src/svg-file'], { SVG_FILES: String(count ?? 5000), ROBUSTNESS: 'full' }, 'packages'),
  heic: () =>
    vitest(['packages/design/src/intake/heic'], { HEIC_FILES: String(count ?? 5000), ROBUSTNESS: 'full' }, 'packages'),
  pdf: () =>
    vitest(['packages/design/src/intake/pdf'], { PDF_FILES: String(count ?? 5000), ROBUSTNESS: 'full' }, 'packages'),
  files: () => files(Number(count ?? 1500)),
  // Longer than most of what ends is kept, but for known places (180 days).
  soak: () => soak(Number(count ?? 20_000), Number(args[0] ?? 200)),
  print: () =>
    vitest(
      ['hostile', 'worker/worker-pool'].map((file) => `apps/api/src/modules/print/${file}.test.ts`),
      { PRINTED_DOCUMENTS: '10000' }
    )
}
const chosen = part === 'all' ? Object.values(parts) : [parts[part]]
for (const run of chosen) {
  if (!run) throw new Error(`There is no proof "${part}". There are: ${Object.keys(parts).join(', ')}.`)
  if (!(await run())) process.exitCode = 1
}
process.exit()
