import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('builds the shop for production, whatever NODE_ENV the shell sets', () => {
  const print = `import { resolveConfig } from 'vite'; console.log((await resolveConfig({}, 'build', 'production')).isProduction)`
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', print], {
    cwd: join(import.meta.dirname, '../apps/shop'),
    env: { ...process.env, NODE_ENV: 'development' },
    encoding: 'utf8'
  })
  expect(said.trim()).toBe('true')
})
