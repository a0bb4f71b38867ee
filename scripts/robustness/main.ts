/**
 * Proofs that take minutes, in full: `npm run robustness`. `-- kills 20` kills the server that many times, `-- races`
 * runs the tests of races and events with their full numbers, `-- print` prints ten thousand designs.
 */
import { spawnSync } from 'node:child_process'
import { kills } from './kills.ts'

const vitest = (files: readonly string[], more: NodeJS.ProcessEnv) => spawnSync('npx', ['vitest', 'run', '--project', 'api', ...files], { stdio: 'inherit', env: { ...process.env, ...more } }).status === 0

const [part = 'all', count = '500'] = process.argv.slice(2)
const parts: Record<string, () => boolean | Promise<boolean>> = {
  kills: () => kills(Number(count)),
  races: () => {
    const files = ['checkout/last-piece', 'payments/events', 'payments/payments', 'admin/refunds'].map((file) => `apps/api/src/modules/${file}.test.ts`)
    return vitest(files, { ROBUSTNESS: 'full' })
  },
  print: () => vitest(['hostile', 'worker/press'].map((file) => `apps/api/src/modules/print/${file}.test.ts`), { PRINTED_DOCUMENTS: '10000' })
}
const chosen = part === 'all' ? Object.values(parts) : [parts[part]]
for (const run of chosen) {
  if (!run) throw new Error(`There is no proof "${part}". There are: ${Object.keys(parts).join(', ')}.`)
  if (!(await run())) process.exitCode = 1
}
process.exit()
