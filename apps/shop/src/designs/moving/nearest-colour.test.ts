import { expect, it } from 'vitest'
import { nearestColour } from './nearest-colour.ts'

/** A product in these colours, each with its stock. */
function inColours(colours: Readonly<Record<string, [swatch: string, stock: number]>>) {
  const price = { amount: 100, currency: 'USD' }
  return {
    options: [
      {
        id: 'colour',
        name: 'Colour',
        values: Object.entries(colours).map(([value, [swatch]]) => ({ value, label: value, swatch }))
      }
    ],
    variants: Object.entries(colours).map(([colour, [, stock]]) => ({
      id: colour,
      sku: colour,
      options: { colour },
      price,
      stock,
      tierPrices: []
    }))
  }
}
const tee = inColours({ navy: ['#24365c', 5], moss: ['#4d5b3c', 5] })

it('is the same colour where the product comes in it, and else the one that looks most like it', () => {
  expect(nearestColour(inColours({ white: ['#ffffff', 5], navy: ['#000000', 5] }), tee, 'navy')).toBe('navy')
  expect(
    nearestColour(inColours({ white: ['#ffffff', 5], brick: ['#a33b2a', 5], ink: ['#1b1b2d', 5] }), tee, 'navy')
  ).toBe('ink')
})

it('is one that can be bought, unless none can', () => {
  expect(nearestColour(inColours({ white: ['#ffffff', 5], ink: ['#1b1b2d', 0] }), tee, 'navy')).toBe('white')
  expect(nearestColour(inColours({ white: ['#ffffff', 0], ink: ['#1b1b2d', 0] }), tee, 'navy')).toBe('ink')
})

it('is the first where the design has no colour of its product, and none where the product has no colours', () => {
  expect(nearestColour(inColours({ white: ['#ffffff', 5], ink: ['#1b1b2d', 5] }), tee, undefined)).toBe('white')
  expect(nearestColour({ options: [], variants: [] }, tee, 'navy')).toBeUndefined()
})
