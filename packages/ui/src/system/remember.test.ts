import { describe, expect, it } from 'vitest'
import { createShopSystem } from './index.ts'

const system = createShopSystem({ accent: { light: '#1F6B45', dark: '#7FD1A5' } })

describe('the shop’s Chakra system', () => {
  it('makes the function of a recipe once, and that of another one beside it', () => {
    const round = { base: { borderRadius: '50%' } }
    expect(system.cva(round)).toBe(system.cva(round))
    expect(system.cva(round)({})).toEqual({ borderRadius: '50%' })
    expect(system.cva({ base: { borderRadius: '0' } })({})).toEqual({ borderRadius: '0' })
  })

  it('makes the function of a recipe with slots once', () => {
    const card = { slots: ['root', 'title'], base: { root: { color: 'fg' }, title: { fontWeight: '600' } } }
    expect(system.sva(card)).toBe(system.sva(card))
  })

  it('tells styles from attributes, the second time too', () => {
    const told = () =>
      ['paddingInline', 'color', 'href', 'aria-label', '_hover'].map((name) => system.isValidProperty(name))
    expect(told()).toEqual([true, true, false, false, true])
    expect(told()).toEqual([true, true, false, false, true])
  })

  it('puts the same styles together once, and keeps what an element adds apart', () => {
    const card = system.cva({ base: { color: 'fg' } })({})
    const wide = system.css(card, { width: '12px' })
    expect(wide).toMatchObject({ color: expect.any(String), width: '12px' })
    expect(system.css(card, { width: '12px' })).toBe(wide)
    expect(system.css(card, { width: '13px' })).toMatchObject({ width: '13px' })
    expect(system.css(system.cva({ base: { margin: '1px' } })({}), { width: '12px' })).toEqual({
      margin: '1px',
      width: '12px'
    })
  })
})
