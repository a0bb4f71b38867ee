import { calls } from '@motif/contract'
import { type StaffRole, may, staffRoles } from '@motif/contract/staff-rules'
import { sectionPermissions } from '@motif/ui/screens/admin'
import { expect, test } from 'vitest'
import { adminAt, viewAt } from './read-admin.ts'
import { queryOf } from './use-admin-search.ts'

const sections = Object.keys(sectionPermissions) as (keyof typeof sectionPermissions)[]
const open = 'order=o1&product=p1&import=i1&customer=k1&erase=1&gift-card=g1&draft=d1&design=s1&job=j1&review=j1'

const keysAt = (query: string, role: StaffRole | null) =>
  Object.values(adminAt(new URLSearchParams(query), role)).flatMap((asked) => (asked === undefined ? [] : [asked.key]))

/** The permission of the call whose URL is the key. */
function permissionOf(key: string) {
  const path = key.split('?')[0]
  const found = Object.entries(calls).find(([name]) => {
    const pattern = name.replace('GET ', '').replaceAll(/\{\w+\}/g, '[^/]+')
    return name.startsWith('GET ') && new RegExp(`^${pattern}$`).test(path ?? '')
  })
  return found && 'permission' in found[1] ? found[1].permission : undefined
}

test('no role asks for what it may not read, at any address of the admin', () => {
  for (const role of staffRoles)
    for (const section of sections)
      for (const query of [`section=${section}`, `section=${section}&${open}`])
        for (const key of keysAt(query, role)) {
          const permission = permissionOf(key)
          expect(permission === undefined || may(role, permission), `${role} at ${query}: ${key}`).toBe(true)
        }
})

test('an owner reads something for every section', () => {
  const everywhere = new Set(['/api/v1/admin/staff/me', '/api/v1/admin/summary'])
  for (const section of sections.filter((one) => one !== 'stock'))
    expect(
      keysAt(`section=${section}`, 'owner').filter((key) => !everywhere.has(key)),
      section
    ).not.toEqual([])
})

test('before the role is known nothing else is asked for', () => {
  for (const section of sections) expect(keysAt(`section=${section}&${open}`, null)).toEqual(['/api/v1/admin/staff/me'])
})

test('a section that is not for the role is not asked for, and neither is what stands open in it', () => {
  const here = ['/api/v1/admin/staff/me', '/api/v1/admin/two-factor', '/api/v1/admin/summary']
  expect(keysAt('section=log', 'viewer')).toEqual(here)
  expect(keysAt('section=imports&import=i1', 'support')).toEqual(here)
  expect(keysAt('section=products&product=p1', 'viewer').some((key) => key.endsWith('/p1'))).toBe(false)
})

const sectionOf = (query: string, role: StaffRole) => viewAt(new URLSearchParams(query), role).section

test('the admin opens on the first section that is of use to the role', () => {
  for (const role of ['owner', 'manager', 'viewer'] as const) expect(sectionOf('', role)).toBe('dashboard')
  for (const role of ['support', 'production'] as const) expect(sectionOf('', role)).toBe('orders')
})

test('an address that names a section or an order keeps it', () => {
  expect(sectionOf('section=orders', 'owner')).toBe('orders')
  expect(sectionOf('section=nowhere', 'owner')).toBe('dashboard')
  for (const query of ['order=o1', 'status=paid', 'q=ada', 'page=2']) expect(sectionOf(query, 'owner')).toBe('orders')
})

test('what an address says that is no filter is left out, so that the lists open', () => {
  const strange = 'from=soon&totalFrom=-3&totalTo=1e9&country=France&sent=yes&stock=much&priceFrom=x&sale=1&printable=2'
  const { filter, productFilter } = viewAt(new URLSearchParams(`section=orders&${strange}`), 'owner')
  expect(Object.values({ ...filter, q: null })).toEqual(Array.from(Object.keys(filter), () => null))
  expect(Object.values({ ...productFilter, q: null })).toEqual(Array.from(Object.keys(productFilter), () => null))
})

test('filters in the address are sent to the API', () => {
  const query = 'section=orders&from=2026-06-01&totalTo=900&country=FR&product=mug&sent=partly'
  expect(keysAt(query, 'owner').find((key) => key.startsWith('/api/v1/admin/orders?'))).toMatch(
    /^(?=.*from=2026-06-01)(?=.*totalTo=900)(?=.*country=FR)(?=.*product=mug)(?=.*sent=partly)/
  )
})

test('the choices of the search lead to their sections, with the form or the part open', () => {
  const at = (target: Parameters<typeof queryOf>[0]) => viewAt(new URLSearchParams(queryOf(target)), 'owner')
  expect(at({ kind: 'new', entry: 'product' })).toMatchObject({ section: 'products', openProductId: 'new' })
  expect(at({ kind: 'new', entry: 'draft-order' })).toMatchObject({ section: 'draft-orders', openDraftOrderId: 'new' })
  for (const [entry, section] of [
    ['category', 'categories'],
    ['coupon', 'coupons'],
    ['gift-card', 'gift-cards'],
    ['invitation', 'staff']
  ] as const)
    expect(at({ kind: 'new', entry })).toMatchObject({ section, openPart: 'new' })
  expect(at({ kind: 'files', part: 'export' })).toMatchObject({ section: 'imports', openPart: 'export' })
  expect(at({ kind: 'setting', part: 'taxes' })).toMatchObject({ section: 'settings', openPart: 'taxes' })
  expect(at({ kind: 'text', key: 'mail-welcome' })).toMatchObject({ section: 'texts', textPage: 'mail-welcome' })
})
