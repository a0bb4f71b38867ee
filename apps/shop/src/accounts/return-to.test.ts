import { describe, expect, it } from 'vitest'
import { returnToIn, withReturnTo } from './return-to.ts'

describe('the way back after signing in', () => {
  it('leads to the page the person came from, query included', () => {
    const address = withReturnTo('/login', '/orderspage?page=2&x=ä')
    expect(returnToIn(address.slice(address.indexOf('?')))).toBe('/orderspage?page=2&x=ä')
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    'javascript:alert(1)',
    ''
  ])('never leads to %s', (address) => {
    expect(returnToIn(`?next=${encodeURIComponent(address)}`)).toBeUndefined()
  })

  it('adds nothing where there is nowhere to return to', () => {
    expect(withReturnTo('/login', undefined)).toBe('/login')
  })
})
