import { type DesignDocument, type FontSet, toSvg } from '@motif/design'
import { loadFonts } from '@motif/design/node'
import { referenceArea, references } from '@motif/design/testing'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Drawing } from '../drawing/drawing.ts'
import { hrefOf } from '../drawing/picture-names.ts'
import { readDrawing } from '../drawing/read-drawing.ts'
import { seenIn } from '../drawing/seen.ts'
import { type Picture, openPicture } from '../pictures/picture.ts'
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
const svgOf = (document: DesignDocument, id: string) => toSvg(document, { area: { id, ...referenceArea }, fonts, images: hrefOf, mode: 'print' })
const sheets = references().flatMap(({ name, document }) => Object.keys(document.areas).map((id) => ({ name: `${name} ${id}`, svg: () => svgOf(document, id) })))

const size = { width: 300, height: 400 }
const paint = async (drawing: Drawing, layerBytes?: number) =>
  sharp(await renderPng(drawing, { dotsPerInch: 25.4, pictures, ...(layerBytes === undefined ? undefined : { layerBytes }) })).raw().toBuffer()

describe('what the painter is given', () => {
  it.each(sheets)('is the drawing of $name to the byte where nothing lies beside and nothing is cut', ({ svg }) => {
    const drawing = readDrawing(svg())
    const given = paintedSvg(seenIn(drawing, window), { window, width: widthMm, height: heightMm, addressOf: ({ image }) => hrefOf(image) })
    expect(given.replace(' preserveAspectRatio="none"', '')).toBe(svg().replaceAll(/(width|height)="(\d+)mm"/g, '$1="$2"'))
  })
})

describe('a sheet painted in strips, for want of room', () => {
  it.each(sheets)('looks like $name painted as a whole', async ({ svg }) => {
    const drawing = readDrawing(svg())
    const [whole, strips] = [await paint(drawing), await paint(drawing, 0)]
    expect(pixelmatch(whole, strips, undefined, size.width, size.height, { threshold: 0.1, includeAA: true })).toBeLessThan(20)
  })

  it('is one that a layer does not fit beside', () => {
    const see = (width: number) => readDrawing(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300mm" height="400mm"><g transform="translate(150 200)" opacity="0.5"><path d="M-${width} -200H${width}V200Z" fill="#112233"/></g></svg>`)
    const count = (width: number) => stripsOf(see(width), { width: 3543, height: 4724 }, pictures).length
    expect([count(100), count(150), count(800)]).toEqual([1, 1, 16])
  })
})
