import { describe, expect, it } from 'vitest'
import type { Option } from './catalogue.ts'
import {
  choiceWords,
  chosenColour,
  firstChoice,
  isColour,
  isPossible,
  isSoldOut,
  missingOptions,
  startingChoice,
  unitPrice,
  variantOf,
  variantsFor,
  withColour
} from './product-rules.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const variant = (colour: string, size: string, stock: number) => ({
  id: `${colour}-${size}`,
  sku: `${colour}-${size}`,
  options: { colour, size },
  price: usd(2000),
  stock,
  tierPrices: [
    { quantity: 10, price: usd(1800) },
    { quantity: 50, price: usd(1500) }
  ]
})
const size: Option = {
  id: 'size',
  name: 'Size',
  values: [
    { value: 's', label: 'S', swatch: null },
    { value: 'm', label: 'M', swatch: null }
  ]
}
const colour: Option = {
  id: 'colour',
  name: 'Colour',
  values: [
    { value: 'navy', label: 'Navy', swatch: '#24365c' },
    { value: 'brick', label: 'Brick', swatch: '#a33b2a' }
  ]
}
const tee = {
  options: [size, colour],
  variants: [variant('navy', 's', 0), variant('navy', 'm', 4), variant('brick', 's', 0)]
}
const poster = { options: [size], variants: [] }

describe('What is chosen of a product', () => {
  it('tells what is sold out from what is not made', () => {
    expect(isSoldOut(tee, { colour: 'navy' }, 'size', 's')).toBe(true)
    expect(isSoldOut(tee, { colour: 'navy' }, 'size', 'm')).toBe(false)
    expect(isSoldOut(tee, { colour: 'brick' }, 'size', 'm')).toBe(false)
    expect(isPossible(tee, { colour: 'brick' }, 'size', 'm')).toBe(false)
    expect(isSoldOut(tee, { size: 's' }, 'colour', 'brick')).toBe(true)
    expect(isSoldOut(tee, {}, 'colour', 'navy')).toBe(false)
  })

  it('stands for one variant', () => {
    expect(variantOf(tee, { colour: 'navy', size: 'm' })?.id).toBe('navy-m')
    expect(variantOf(tee, { colour: 'brick', size: 'm' })).toBeUndefined()
  })

  it('begins in stock, with what is wanted as far as it exists', () => {
    expect(firstChoice(tee)).toEqual({ colour: 'navy', size: 'm' })
    expect(firstChoice(tee, { size: 's' })).toEqual({ colour: 'navy', size: 's' })
    expect(firstChoice(tee, { colour: 'brick', size: 'xxl' })).toEqual({ colour: 'brick', size: 's' })
    expect(firstChoice(tee, { colour: 'brick', size: 'm' })).toEqual({ colour: 'navy', size: 'm' })
  })

  it('begins without a size, in a colour that is in stock', () => {
    expect(startingChoice(tee)).toEqual({ colour: 'navy' })
    expect(startingChoice(tee, { colour: 'brick' })).toEqual({ colour: 'brick' })
    expect(missingOptions(tee, startingChoice(tee)).map(({ id }) => id)).toEqual(['size'])
    expect(variantsFor(tee, { colour: 'navy' }).map(({ id }) => id)).toEqual(['navy-s', 'navy-m'])
  })

  it('keeps a size that was asked for, as far as it is made', () => {
    expect(startingChoice(tee, { colour: 'navy', size: 's' })).toEqual({ colour: 'navy', size: 's' })
    expect(startingChoice(tee, { size: 'm' })).toEqual({ colour: 'navy', size: 'm' })
    expect(startingChoice(tee, { colour: 'brick', size: 'm' })).toEqual({ colour: 'brick' })
    expect(startingChoice(tee, { colour: 'brick', size: 'xxl', campaign: 'x' })).toEqual({ colour: 'brick' })
  })

  it('says what was chosen in the words of the options', () => {
    expect(choiceWords(tee, { colour: 'navy', size: 'm' })).toEqual(['M', 'Navy'])
    expect(choiceWords({ options: [{ ...size, values: size.values.slice(0, 1) }] }, { size: 's' })).toEqual([])
  })

  it('leaves nothing open where a product comes in one size', () => {
    const mug = { options: [{ ...size, values: size.values.slice(0, 1) }, colour], variants: [variant('navy', 's', 1)] }
    expect(startingChoice(mug)).toEqual({ size: 's', colour: 'navy' })
    expect(missingOptions(mug, startingChoice(mug))).toEqual([])
    expect(startingChoice({ options: [], variants: [{ ...variant('navy', 's', 1), options: {} }] })).toEqual({})
  })

  it('leaves out what is not made together', () => {
    expect(isPossible(tee, { colour: 'brick', size: 's' }, 'size', 'm')).toBe(false)
    expect(isPossible(tee, { colour: 'navy', size: 's' }, 'size', 'm')).toBe(true)
  })

  it('has a colour where the values of an option have swatches', () => {
    expect([size, colour].map(isColour)).toEqual([false, true])
    expect(chosenColour(tee, { colour: 'navy', size: 's' })).toBe('navy')
    expect(chosenColour(poster, { size: 's' })).toBeUndefined()
    expect(withColour(tee, { colour: 'navy', size: 's' }, 'brick')).toEqual({ colour: 'brick', size: 's' })
    expect(withColour(poster, { size: 's' }, 'brick')).toEqual({ size: 's' })
  })

  it('costs less a piece the more are bought', () => {
    expect([1, 10, 49, 50].map((quantity) => unitPrice(variant('navy', 'm', 4), quantity).amount)).toEqual([
      2000, 1800, 1800, 1500
    ])
  })
})
