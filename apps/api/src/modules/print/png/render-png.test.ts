import {
  type AreaSize,
  type DesignDocument,
  type DesignNode,
  type Drawing,
  type FontSet,
  drawDesign,
  toSvg,
  documentVersion
} from '@motif/design'
import { loadFonts } from '@motif/design/node'
import { referenceSheets } from '@motif/design/testing'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { cullToWindow } from '../drawing/cull-to-window.ts'
import { type Picture, openPicture } from '../pictures/picture.ts'
import { filterPictures } from '../pictures/filter-picture.ts'
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

const hrefOf = (image: string) => `data:image/png;base64,${Buffer.from(image).toString('base64')}`
const drawingOf = (document: DesignDocument, area: AreaSize) =>
  drawDesign(document, { area, fonts, hasImage: () => true, mode: 'print' })
const sheets = referenceSheets().map(({ name, document, area }) => ({
  name,
  size: { width: area.widthMm, height: area.heightMm },
  svg: () => toSvg(document, { area, fonts, images: hrefOf, mode: 'print' }),
  drawing: () => drawingOf(document, area)
}))

const paint = async (drawn: Drawing, layerBytes?: number) => {
  const own = await filterPictures(drawn, pictures)
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
    ({ size, svg, drawing }) => {
      const window = { left: 0, top: 0, right: size.width, bottom: size.height }
      const given = paintedSvg(cullToWindow(drawing(), window), {
        window,
        ...size,
        addressOf: ({ image }) => hrefOf(image)
      })
      expect(given.replace(' preserveAspectRatio="none"', '')).toBe(
        svg().replaceAll(/(width|height)="(\d+)mm"/g, '$1="$2"')
      )
    }
  )
})

describe('a sheet painted in strips, for want of room', () => {
  it.each(sheets)('looks like $name painted as a whole', async ({ size, drawing }) => {
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
      stripsOf(
        drawingOf(
          { version: documentVersion, product: 'tee', areas: { a: [see(width)] } },
          { id: 'a', widthMm: 300, heightMm: 400 }
        ),
        sheet,
        pictures
      ).length
    expect([count(200), count(300), count(1600)]).toEqual([1, 1, 16])
  })
})
