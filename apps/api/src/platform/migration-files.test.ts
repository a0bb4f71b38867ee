import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../migrations')
const filesSince = (number: string) => readdirSync(folder).filter((name) => name.endsWith('.sql') && name >= number)
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')

/** What the previous version could not run with: it still reads and writes the columns it knows. */
const contracting =
  /\bDROP (?:TABLE|COLUMN|TYPE|VIEW)\b|\bRENAME\b|\bSET NOT NULL\b|\bSET DATA TYPE\b|\bADD COLUMN (?:IF NOT EXISTS )?"\w+" (?![^;]*\bDEFAULT\b)[^;]*\bNOT NULL\b/i

it.each([
  'ALTER TABLE "users" DROP COLUMN "name";',
  'DROP TABLE "users" CASCADE;',
  'ALTER TABLE "users" RENAME COLUMN "name" TO "full_name";',
  'ALTER TABLE "users" ALTER COLUMN "name" SET NOT NULL;',
  'ALTER TABLE "users" ALTER COLUMN "age" SET DATA TYPE bigint;',
  'ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL;'
])('recognises a change that the previous version could not run with: %s', (statement) => {
  expect(statement).toMatch(contracting)
})

it.each([
  'ALTER TABLE "users" ADD COLUMN "age" integer;',
  'ALTER TABLE "users" ADD COLUMN "age" integer DEFAULT 0 NOT NULL;',
  'ALTER TABLE "users" ALTER COLUMN "name" DROP NOT NULL;',
  'CREATE TABLE "ages" ("age" integer NOT NULL);'
])('lets pass a change that the previous version does not notice: %s', (statement) => {
  expect(statement).not.toMatch(contracting)
})

it('has no migration since 0020 that the previous version could not run with', () => {
  const later = filesSince('0020')
  expect(later.length).toBeGreaterThan(40)
  const found = later.flatMap((name) =>
    textOf(name)
      .split('--> statement-breakpoint')
      .filter((statement) => contracting.test(statement))
      .map((statement) => `${name}: ${statement.trim()}`)
  )
  expect(found).toEqual([])
})

it('has no migration that locks a table people write to for the time of an index', () => {
  // Earlier migrations are already applied in shops, so they stay unchanged.
  const locking = filesSince('0065').flatMap((name) => {
    const text = textOf(name)
    const isNew = (table: string) => text.includes(`CREATE TABLE "${table}"`)
    return Array.from(text.matchAll(/CREATE (?:UNIQUE )?INDEX "(\w+)" ON "(\w+)"/g))
      .filter(([, , table = '']) => !isNew(table))
      .map(([, index]) => `${name}: write CREATE INDEX IF NOT EXISTS "${index}"`)
  })
  expect(locking).toEqual([])
})

it('has no migration that builds an index over a new column of a table people write to under its lock', () => {
  const locking = filesSince('0086').flatMap((name) => {
    const text = textOf(name)
    return Array.from(text.matchAll(/ALTER TABLE "(\w+)" ADD COLUMN "(\w+)"/g))
      .filter(([, table = '', column = '']) =>
        new RegExp(`INDEX IF NOT EXISTS "\\w+" ON "${table}"[^;]*"${column}"`).test(text)
      )
      .map(([, , column]) => `${name}: write ADD COLUMN IF NOT EXISTS "${column}"`)
  })
  expect(locking).toEqual([])
})
