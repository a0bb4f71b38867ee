import { type DesignDocument, documentVersion } from '@motif/design'
import { describe, expect, it } from 'vitest'
import { choiceDrawnFor, fittedToVariant, printAreasDrawnFor, printAreasOf, shownOn, soldOn } from './area-rules.ts'
import type { Product } from './catalogue.ts'

const view = { x: 0, y: 0, width: 1, height: 1 }
const sheet = { id: 'front', name: 'Sheet', widthMm: 500, heightMm: 700, bleedMm: 3, safeMm: 5, view }
const small = { options: { format: 'small' }, widthMm: 300, heightMm: 420, bleedMm: 2, safeMm: 4, view }
const square = { options: { format: 'square' }, widthMm: 400, heightMm: 400, bleedMm: 3, safeMm: 5, view }
const areas = [{ ...sheet, sizes: [small, square] }]
const variant = (id: string, format: string, frame: string, stock = 5): Product['variants'][number] => ({
  id,
  sku: id,
  options: { format, frame },
  price: { amount: 1, currency: 'USD' },
  stock,
  tierPrices: []
})
const product = {
  printAreas: areas,
  variants: [
    variant('a', 'small', 'none'),
    variant('b', 'large', 'none', 0),
    variant('c', 'large', 'oak'),
    variant('d', 'square', 'none')
  ]
}
const dot = {
  type: 'shape',
  id: 'dot',
  shape: 'ellipse',
  x: 250,
  y: 350,
  width: 100,
  height: 100,
  rotation: 0,
  opacity: 1,
  fill: '#000000'
} as const
const older: DesignDocument = { version: documentVersion, product: 'poster', areas: { front: [dot] } }
const drawnFor = (widthMm: number, heightMm: number): DesignDocument => ({
  ...older,
  areaSizes: { front: { widthMm, heightMm } }
})

describe('the print areas of a variant', () => {
  it('have its measures, and the product’s own where no other are said or the choice is open', () => {
    expect(printAreasOf(areas, { format: 'small', frame: 'oak' })).toMatchObject([
      { id: 'front', widthMm: 300, heightMm: 420, bleedMm: 2, safeMm: 4 }
    ])
    expect(printAreasOf(areas, { format: 'large' })).toMatchObject([{ widthMm: 500, heightMm: 700 }])
    expect(printAreasOf(areas, {})).toMatchObject([{ widthMm: 500 }])
  })

  it('are the very same list where all variants are alike', () => {
    const alike = [sheet]
    expect(printAreasOf(alike, { format: 'small' })).toBe(alike)
    expect(printAreasDrawnFor(alike, older)).toBe(alike)
  })

  it('follow what a document was drawn for, as long as it is sold so', () => {
    expect(printAreasDrawnFor(areas, older)).toMatchObject([{ widthMm: 500 }])
    expect(printAreasDrawnFor(areas, drawnFor(300, 420))).toMatchObject([{ widthMm: 300, bleedMm: 2 }])
    expect(printAreasDrawnFor(areas, drawnFor(210, 297))).toBeUndefined()
  })
})

describe('a design on a variant', () => {
  it('is fitted to it and says its size', () => {
    const fitted = fittedToVariant(areas, older, { format: 'small' })
    expect(fitted.areaSizes).toEqual({ front: { widthMm: 300, heightMm: 420 } })
    expect(fitted.areas['front']).toMatchObject([{ x: 150, y: 210, width: 60, height: 60 }])
    expect(fittedToVariant(areas, fitted, { format: 'square' }).areas['front']).toMatchObject([
      { x: 200, y: 200, width: expect.closeTo(57.143, 2) as number }
    ])
  })

  it('is shown in the product’s own size where its own is not sold', () => {
    const { document, areas: shown } = shownOn(areas, drawnFor(5000, 1))
    expect(shown).toMatchObject([{ widthMm: 500, heightMm: 700 }])
    expect(document.areaSizes).toEqual({ front: { widthMm: 500, heightMm: 700 } })
  })

  it('is printed as it was frozen, and an older one at the size that was bought', () => {
    expect(soldOn(areas, drawnFor(210, 297), { format: 'small' })).toMatchObject({
      areas: [{ widthMm: 210, heightMm: 297, bleedMm: 2 }]
    })
    expect(soldOn(areas, older, { format: 'small' })).toMatchObject({
      areas: [{ widthMm: 300, heightMm: 420 }],
      document: { areas: { front: [{ width: 60 }] } }
    })
  })

  it('leads to a choice of its size: what is wanted first, then what is in stock', () => {
    expect(choiceDrawnFor(product, older, {})).toEqual({ format: 'large', frame: 'oak' })
    expect(choiceDrawnFor(product, older, { frame: 'none' })).toEqual({ format: 'large', frame: 'none' })
    expect(choiceDrawnFor(product, drawnFor(400, 400), { format: 'small' })).toEqual({
      format: 'square',
      frame: 'none'
    })
    expect(choiceDrawnFor(product, drawnFor(1, 1), {})).toBeUndefined()
  })
})
