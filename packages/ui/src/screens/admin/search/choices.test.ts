import { permissions, staffRoles } from '@motif/contract/staff-rules'
import { expect, test } from 'vitest'
import { choicesFor, firstChoices } from './choices.ts'
import { permissionOf } from './offered.ts'
import type { RecentChoice } from './types.ts'

const labelsFor = (q: string, { role = 'owner', recent = [] as readonly RecentChoice[] } = {}) =>
  choicesFor(staffRoles.find((known) => known === role) ?? null, { q, found: undefined, recent }).flatMap(
    ({ choices }) => choices.map(({ label }) => label)
  )

test.each(staffRoles)('%s: nothing is offered that the role may not do', (role) => {
  for (const groups of [firstChoices(role, []), choicesFor(role, { q: 'a', found: undefined, recent: [] })])
    for (const { target } of groups.flatMap(({ choices }) => choices))
      expect(permissions[permissionOf(target)]).toContain(role)
})

test('nothing is offered before the role is known', () => {
  expect(firstChoices(null, [])).toEqual([])
})

test('support starts draft orders, but neither coupons nor invitations, and opens no settings', () => {
  expect(labelsFor('new', { role: 'support' })).toContain('New draft order')
  for (const q of ['coupon', 'invite', 'delivery'])
    expect(labelsFor(q, { role: 'support' }).filter((label) => !/^(Coupons|Orders|Production)$/.test(label))).toEqual(
      []
    )
})

test('each line has a value of its own', () => {
  const values = firstChoices('owner', []).flatMap(({ choices }) => choices.map(({ value }) => value))
  expect(new Set(values).size).toBe(values.length)
})

test.each([
  ['discount', 'New coupon'],
  ['discount', 'Coupons'],
  ['refunds', 'Orders'],
  ['shipping', 'Settings: Delivery'],
  ['postage', 'Settings: Delivery'],
  ['VAT', 'Settings: Taxes'],
  ['dark mode', 'Theme: Dark'],
  ['add user', 'Invite somebody to the staff'],
  ['email welcome', 'Mail: Welcome'],
  ['audit', 'Log'],
  ['2fa', 'Your sign-in'],
  ['quote', 'Draft orders']
])('“%s” finds %s', (q, label) => {
  expect(labelsFor(q)).toContain(label)
})

test('a whole label comes first, then labels that begin so, then other words', () => {
  expect(labelsFor('settings')[0]).toBe('Settings')
  expect(labelsFor('orders')[0]).toBe('Orders')
  expect(labelsFor('shipping')[0]).toBe('Settings: Delivery')
  expect(labelsFor('coupon').slice(0, 2)).toEqual(['Coupons', 'New coupon'])
})

test('what was chosen lately comes before what fits as well', () => {
  const recent: RecentChoice[] = [
    { label: 'Theme: Dark', target: { kind: 'theme', theme: 'dark' } },
    { label: 'Settings: Colours', target: { kind: 'setting', part: 'colours' } }
  ]
  expect(labelsFor('colours')[0]).toBe('Settings: Colours')
  expect(labelsFor('colours', { recent }).slice(0, 2)).toEqual(['Theme: Dark', 'Theme: Light'])
  expect(labelsFor('settings', { recent }).slice(0, 2)).toEqual(['Settings', 'Settings: Colours'])
})

test('recent choices of another role are left out', () => {
  const recent: RecentChoice[] = [
    { label: 'Settings: Taxes', target: { kind: 'setting', part: 'taxes' } },
    { label: 'M-1', target: { kind: 'order', id: 'o1' } }
  ]
  const [group] = firstChoices('production', recent)
  expect(group?.choices.map(({ label }) => label)).toEqual(['M-1'])
})
