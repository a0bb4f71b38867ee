import { type DesignDocument, type DesignNode, type Drawing, type FontSet, drawDesign, toSvg } from '@motif/design'
import { loadFonts } from '@motif/design/node'
import { referenceArea, references } from '@motif/design/testing'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { seenIn } from '../drawing/seen.ts'
import { type Picture, openPicture } from '../pictures/picture.ts'
import { recolourPictures } from '../pictures/recolour.ts'
import { testPictures } from '../testing/pictures.ts'
import { paintedSvg } from './painted-svg.ts'
import { renderPng } from './render-png.ts'
import { stripsOf } from './strips.ts'

let fonts: FontSet
const pictures = new Map<string, Picture>()
beforeAll(async () => {
  fonts = await loadFonts()
  for (const [name, data] of await testPictures()) pictures.set(name, await openPicture(data))
})

const { widthMm, heightMm } = referenceArea
const window = { left: 0, top: 0, right: widthMm, bottom: heightMm }
const hrefOf = (image: string) => `data:image/png;base64,${Buffer.from(image).toString('base64')}`
const svgOf = (document: DesignDocument, id: string) =>
  toSvg(document, { area: { id, ...referenceArea }, fonts, images: hrefOf, mode: 'print' })
const drawingOf = (document: DesignDocument, id: string) =>
  drawDesign(document, { area: { id, ...referenceArea }, fonts, hasImage: () => true, mode: 'print' })
const sheets = references().flatMap(({ name, document }) =>
  Object.keys(document.areas).map((id) => ({
    name: `${name} ${id}`,
    svg: () => svgOf(document, id),
    drawing: () => drawingOf(document, id)
  }))
)

const size = { width: 300, height: 400 }
const paint = async (drawn: Drawing, layerBytes?: number) => {
  const own = await recolourPictures(drawn, pictures)
  return sharp(
    await renderPng(own.drawing, {
      dotsPerInch: 25.4,
      pictures: own.pictures,
      ...(layerBytes === undefined ? undefined : { layerBytes })
    })
  )
    .raw()
    .toBuffer()
}

describe('what the painter is given', () => {
  it.each(sheets)(
    'is the drawing of $name to the byte where nothing lies beside and nothing is cut',
    ({ svg, drawing }) => {
      const given = paintedSvg(seenIn(drawing(), window), {
        window,
        width: widthMm,
        height: heightMm,
        addressOf: ({ image }) => hrefOf(image)
      })
      expect(given.replace(' preserveAspectRatio="none"', '')).toBe(
        svg().replaceAll(/(width|height)="(\d+)mm"/g, '$1="$2"')
      )
    }
  )
})

describe('a sheet painted in strips, for want of room', () => {
  it.each(sheets)('looks like $name painted as a whole', async ({ drawing }) => {
    const [whole, strips] = [await paint(drawing()), await paint(drawing(), 0)]
    expect(
      pixelmatch(whole, strips, undefined, size.width, size.height, { threshold: 0.1, includeAA: true })
    ).toBeLessThan(20)
  })

  it('is one that a layer does not fit beside', () => {
    const see = (width: number): DesignNode => ({
      type: 'shape',
      id: 's',
      shape: 'rectangle',
      x: 150,
      y: 200,
      rotation: 0,
      opacity: 0.5,
      width,
      height: 400,
      fill: '#112233'
    })
    const sheet = { width: 3543, height: 4724 }
    const count = (width: number) =>
      stripsOf(drawingOf({ version: 6, product: 'tee', areas: { a: [see(width)] } }, 'a'), sheet, pictures).length
    expect([count(200), count(300), count(1600)]).toEqual([1, 1, 16])
  })
})
