import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { may, mayGive, permissions, staffRoles } from './staff-rules.ts'

it('the table in the docs is the one the server checks by', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8')
  const told = page.matchAll(/^\| `([a-z]+\.[a-z]+)` \|[^|]*\|((?:[^|\n]*\|){5})$/gm).map(([, permission, cells]) => {
    const marks = (cells ?? '').split('|').map((cell) => cell.trim() === 'yes')
    return [permission, staffRoles.filter((_, column) => marks[column])]
  })
  expect(Object.fromEntries(told)).toEqual(permissions)
})

it('owners may do everything, and nobody without a role anything', () => {
  for (const permission of Object.keys(permissions) as (keyof typeof permissions)[]) {
    expect(may('owner', permission)).toBe(true)
    expect(may(null, permission)).toBe(false)
  }
})

it('owners give every role, managers those below theirs, others none', () => {
  const given = staffRoles.map((by) => staffRoles.filter((role) => mayGive(by, role)))
  expect(given).toEqual([staffRoles, ['support', 'production', 'viewer'], [], [], []])
})
