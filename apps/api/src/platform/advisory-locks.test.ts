import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { advisoryLocks } from './advisory-locks.ts'

const source = join(import.meta.dirname, '..')
const migrations = join(source, '../migrations')
const textsIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.endsWith('.test.ts'))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))

const numbers: readonly number[] = Object.values(advisoryLocks)

it('gives every lock a number of its own', () => {
  expect(new Set(numbers).size).toBe(numbers.length)
})

it('takes locks by number only here, and before there are transactions', () => {
  const takers = textsIn(source, '.ts').filter(({ text }) =>
    /pg_(?:try_)?advisory_(?:xact_)?lock(?:_shared)?\(/.test(text)
  )
  expect(takers.map(({ name }) => name).toSorted()).toEqual([
    'platform/advisory-locks.ts',
    'platform/migrations.ts',
    'platform/start-lock.ts'
  ])
})

it('lists the numbers that functions of the database take', () => {
  const taken = textsIn(migrations, '.sql').flatMap(({ text }) =>
    [...text.matchAll(/advisory_xact_lock\((\d+)\)/gi)].map(([, number]) => Number(number))
  )
  expect(taken.length).toBeGreaterThan(0)
  expect([...new Set(taken)].filter((number) => !numbers.includes(number))).toEqual([])
})
