import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../routes')
const order = ['knownSearch', 'critical', 'deferred', 'useActs', 'Component']

/** Names of a route's parts, in the order of its file. */
const partsOf = (file: string) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/^ {2}(?:async )?(\w+)[:(]/gm)]
    .map(([, name = '']) => name)
    .filter((name) => order.includes(name))

describe.each(readdirSync(folder))('the route %s', (file) => {
  it('states its parts once, in the order in which they happen', () => {
    const parts = partsOf(file)
    expect(parts).toContain('Component')
    expect(parts).toEqual(order.filter((name) => parts.includes(name)))
  })

  it('loads nothing beside its statement', () => {
    expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/\buse(?:Call|SWR|Answer)\b|from 'swr'/)
  })
})
