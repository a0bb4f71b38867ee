import type { LoggedInUser } from '@motif/flows/client-state'
import { describe, expect, it } from 'vitest'
import type { PersonNeeded } from '../loading/resource.ts'
import { keyFor } from './resource-key.ts'

const customer: LoggedInUser = { name: 'Ada', email: 'ada@example.com', token: 't', role: 'customer', _id: 'u1' }
const admin: LoggedInUser = { ...customer, role: 'admin' }
const keyAt = (needs: PersonNeeded | undefined, ...here: [Parameters<typeof keyFor>[1], LoggedInUser | null]) =>
  keyFor(needs === undefined ? { key: 'k' } : { key: 'k', needs }, ...here)

describe('what SWR keeps an answer under', () => {
  it('is the key itself for what everybody may read, whoever is here', () => {
    expect(keyAt(undefined, 'unknown', null)).toBe('k')
    expect(keyAt(undefined, 'customer', customer)).toBe('k')
  })

  it('is nothing for what is not asked for', () => {
    expect(keyFor(undefined, 'customer', customer)).toBeNull()
  })

  it('waits until it is known who is here', () => {
    expect(keyAt('session', 'unknown', null)).toBeNull()
    expect(keyAt('session', 'visitor', null)).toBe('k')
    expect(keyAt('session', 'customer', customer)).toBe('k')
  })

  it('is there for a customer alone', () => {
    expect(keyAt('customer', 'visitor', null)).toBeNull()
    expect(keyAt('customer', 'customer', customer)).toBe('k')
  })

  it('is there for an administrator alone', () => {
    expect(keyAt('admin', 'customer', customer)).toBeNull()
    expect(keyAt('admin', 'customer', admin)).toBe('k')
  })

  it('keeps what one person has apart from what a visitor and another person have', () => {
    expect(keyAt('person', 'unknown', null)).toBeNull()
    const keys = [
      keyAt('person', 'visitor', null),
      keyAt('person', 'customer', customer),
      keyAt('person', 'customer', { ...customer, _id: 'u2' })
    ]
    expect(new Set(keys).size).toBe(3)
    expect(keys).not.toContain(null)
  })
})
