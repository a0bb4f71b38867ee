import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { launchOfManyWindows, offForPlaywright } from './chromium.ts'

it('leaves off in Chromium what Playwright leaves off', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))
  const source = readFileSync(join(folder, 'lib/coreBundle.js'), 'utf8')
  const [, list = ''] = /\n\s*disabledFeatures = \[(.*?)\]/s.exec(source) ?? []
  const names = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name)
  expect(offForPlaywright).toEqual(names)
  expect(launchOfManyWindows().args.at(-1)).toContain(`--disable-features=${names.join(',')},`)
})
