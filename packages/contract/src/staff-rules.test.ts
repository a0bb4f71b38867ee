import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { defineCalls } from './call.ts'
import { may, mayGive, permissions, staffRoles } from './staff-rules.ts'

it('the table in the docs is the one the server checks by', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8')
  const told = Array.from(
    page.matchAll(/^\| `([a-z-]+\.[a-z]+)` \|[^|]*\|((?:[^|\n]*\|){5})$/gm),
    ([, permission, cells]) => {
      const marks = (cells ?? '').split('|').map((cell) => cell.trim() === 'yes')
      return [permission, staffRoles.filter((_, column) => marks[column])]
    }
  )
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

it('a staff call without a permission is a type error, and so is a permission on any other call', () => {
  const call = { summary: 'Anything', tag: 'admin', answers: {} } as const
  // @ts-expect-error -- a staff call without a permission
  defineCalls({ 'GET /staff': { ...call, access: 'admin' } })
  // @ts-expect-error -- a permission that the table does not have
  defineCalls({ 'GET /staff': { ...call, access: 'admin', permission: 'orders.eat' } })
  // @ts-expect-error -- a permission on a call that is not for staff
  defineCalls({ 'GET /open': { ...call, access: 'public', permission: 'orders.read' } })
  expect(defineCalls({ 'GET /staff': { ...call, access: 'admin', permission: 'orders.read' } })).toHaveProperty([
    'GET /staff'
  ])
})
