import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DesignDocument } from '../document/document.ts'
import type { DesignNode, ImageNode, TextNode } from '../document/nodes.ts'
import type { FontSet } from '../fonts/font-set.ts'
import type { Outline } from '../geometry/outline.ts'
import { parsePath } from '../geometry/path.ts'
import { loadFonts } from '../node.ts'
import { rounded } from '../svg/element.ts'
import { arbitraryDocument } from '../testing/arbitrary-document.ts'
import { type DrawOptions, MissingImageError, drawDesign } from './draw-design.ts'
import type { Drawn } from './drawing.ts'
import { documentVersion } from '../document/version.ts'

let fonts: FontSet
beforeAll(async () => {
  fonts = await loadFonts()
})

const area = { id: 'front', widthMm: 300, heightMm: 400 }
const placed = { x: 150, y: 200, rotation: 0, opacity: 1 }
const image: ImageNode = { type: 'image', id: 'i', ...placed, image: 'photo', width: 50, height: 40 }
const square: DesignNode = {
  type: 'shape',
  id: 's',
  shape: 'rectangle',
  ...placed,
  width: 20,
  height: 10,
  fill: '#c8371b'
}
const documentOf = (...nodes: DesignNode[]): DesignDocument => ({
  version: documentVersion,
  product: 'tee',
  areas: { front: nodes }
})
const draw = (document: DesignDocument, options: Partial<DrawOptions> = {}) =>
  drawDesign(document, { area, fonts, hasImage: () => true, mode: 'print', ...options })

const partsOf = (drawn: readonly Drawn[]): Drawn[] =>
  drawn.flatMap((one) => (one.type === 'group' ? [one, ...partsOf(one.children)] : [one]))

function* numbersIn(value: unknown): Generator<number> {
  if (typeof value === 'number') yield value
  else if (value !== null && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) if (key !== 'dash') yield* numbersIn(inner)
}

const words = (text: string, font: string, more: Partial<TextNode> = {}): TextNode => ({
  type: 'text',
  id: 't',
  ...placed,
  text,
  font,
  size: 20,
  fill: '#1c1b18',
  align: 'centre',
  letterSpacing: 0,
  lineHeight: 1.2,
  ...more
})

describe('a drawing', () => {
  it.each([
    ['Latin ligatures', 'offline', 'eb-garamond'],
    ['joined Arabic', 'مرحبا', 'amiri']
  ])('colours letters without moving any: %s', (_what, text, font) => {
    const coloured = words(text, font, { runs: [{ start: 1, end: 3, fill: '#c8371b' }] })
    const paths = (node: TextNode) =>
      partsOf(draw(documentOf(node)).children).flatMap((one) => (one.type === 'path' ? [one] : []))
    const letters = (node: TextNode) =>
      paths(node)
        .flatMap(({ outline }) => outline.data().split(/(?=M)/))
        .toSorted()
    expect(paths(coloured).map(({ fill }) => fill)).toEqual(['#1c1b18', '#c8371b'])
    expect(letters(coloured)).toEqual(letters(words(text, font)))
  })

  it('is the tree of what is seen, back to front, each node where it stands', () => {
    const group: DesignNode = { type: 'group', id: 'g', ...placed, rotation: 30, scale: 2, children: [square] }
    expect(draw(documentOf({ ...image, flipX: true, opacity: 0.5 }, group, { ...square, hidden: true }))).toMatchObject(
      {
        widthMm: 300,
        heightMm: 400,
        children: [
          {
            type: 'group',
            transform: { x: 150, y: 200, rotation: 0, scaleX: -1, scaleY: 1 },
            opacity: 0.5,
            children: [{ type: 'image', image: 'photo', x: -25, y: -20, width: 50, height: 40 }]
          },
          {
            transform: { rotation: 30, scaleX: 2, scaleY: 2 },
            children: [{ type: 'group', children: [{ type: 'path', fill: '#c8371b', stroke: undefined }] }]
          }
        ]
      }
    )
  })

  it('says what is seen of a picture that is cropped', () => {
    const cropped: DesignNode = { ...image, crop: { x: 0.5, y: 0, width: 0.5, height: 1 } }
    const crop = partsOf(draw(documentOf(cropped)).children).find((drawn) => drawn.type === 'group' && drawn.clip)
    expect(crop).toMatchObject({ children: [{ x: -75, y: -20, width: 100, height: 40 }] })
    expect(crop?.type === 'group' && crop.clip?.data()).toBe('M-25 -20h50v40h-50Z')
  })

  it('cuts a picture to a shape as large as its frame, whatever part of it is shown', () => {
    const clipOf = (more: Partial<ImageNode>) => {
      const found = partsOf(draw(documentOf({ ...image, ...more })).children).find(
        (one) => one.type === 'group' && one.clip
      )
      return found?.type === 'group' ? found : undefined
    }
    const cut = clipOf({ mask: { shape: 'ellipse' } })
    expect(cut?.clip?.data()).toBe('M-25 0A25 20 0 0 1 25 0A25 20 0 0 1 -25 0Z')
    expect(cut?.children).toMatchObject([{ type: 'image', x: -25, y: -20, width: 50, height: 40 }])
    const part = clipOf({ mask: { shape: 'rectangle', corner: 0.5 }, crop: { x: 0.5, y: 0, width: 0.5, height: 1 } })
    expect(part?.clip?.data()).toMatch(/^M-5 -20H5A20 20/)
    expect(part?.children).toMatchObject([{ x: -75, width: 100 }])
  })

  it('is none in print where an image is missing, and shows a field on screen', () => {
    expect(() => draw(documentOf(image), { hasImage: () => false })).toThrow(MissingImageError)
    const field = draw(documentOf(image), { hasImage: () => false, mode: 'screen' })
    expect(partsOf(field.children)).toContainEqual(expect.objectContaining({ type: 'path', fill: '#d9d5cd' }))
  })

  it('has the same numbers as its SVG text, so that every format places a thing alike', () => {
    const agrees = (outline: Outline | undefined) =>
      outline && expect(outline.segments()).toEqual(outline.data() === '' ? [] : parsePath(outline.data()))
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        for (const id of Object.keys(document.areas)) {
          for (const drawn of partsOf(draw(document, { area: { ...area, id }, mode: 'screen' }).children)) {
            agrees(drawn.type === 'path' ? drawn.outline : drawn.type === 'group' ? drawn.clip : undefined)
            const own = drawn.type === 'group' ? { ...drawn, children: [] } : drawn
            for (const number of numbersIn(own)) expect(rounded(number, 6)).toBe(number)
          }
        }
      }),
      { numRuns: 200 }
    )
  })
})
