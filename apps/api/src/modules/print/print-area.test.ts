import { inflateSync } from 'node:zlib'
import { type DesignDocument, type DesignNode, type FontSet, documentVersion } from '@motif/design'
import { loadFonts } from '@motif/design/node'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { type PrintRequest, printArea } from './print-area.ts'
import { testPictures } from './testing/pictures.ts'

let fonts: FontSet
let images: ReadonlyMap<string, Buffer>
beforeAll(async () => {
  ;[fonts, images] = await Promise.all([loadFonts(), testPictures()])
})

const placed = { x: 50, y: 60, rotation: 0, opacity: 1 }
const square: DesignNode = {
  type: 'shape',
  id: 's',
  shape: 'rectangle',
  ...placed,
  width: 20,
  height: 20,
  fill: '#c8371b'
}
const words: DesignNode = {
  type: 'text',
  id: 't',
  ...placed,
  text: 'Motif',
  font: 'instrument-sans',
  size: 20,
  align: 'centre',
  letterSpacing: 0,
  lineHeight: 1.2,
  fill: '#1c1b18'
}
const picture = (id: string, image: string): DesignNode => ({
  type: 'image',
  id,
  ...placed,
  image,
  width: 40,
  height: 30
})
const documentOf = (...nodes: DesignNode[]): DesignDocument => ({
  version: documentVersion,
  product: 'tee',
  areas: { front: nodes }
})

const print = (nodes: DesignNode[], format: 'png' | 'pdf', more: Partial<PrintRequest> = {}) =>
  printArea(
    {
      document: documentOf(...nodes),
      area: { id: 'front', widthMm: 100, heightMm: 120, bleedMm: 0 },
      images,
      format,
      dotsPerInch: 300,
      ...more
    },
    fonts
  )

/** The content of a PDF: its objects with their streams decompressed, without those of pictures. */
function told(pdf: Buffer): string {
  const text = pdf.toString('latin1')
  return text.replaceAll(
    /(<<[^\n]*\/Filter \/FlateDecode[^\n]*)\nstream\n([^]*?)\nendstream/g,
    (_, head: string, data: string) =>
      head.includes('/Subtype /Image')
        ? head
        : `${head}\n${inflateSync(Buffer.from(data, 'latin1')).toString('latin1')}`
  )
}

describe('the PNG', () => {
  it('has the area’s size at 300 dots an inch, and says so', async () => {
    const png = await print([square], 'png')
    expect(await sharp(png).metadata()).toMatchObject({
      format: 'png',
      width: 1181,
      height: 1417,
      density: 300,
      channels: 4,
      hasAlpha: true,
      space: 'srgb'
    })
    const poster = await print([square], 'png', { area: { id: 'front', widthMm: 381, heightMm: 457.2, bleedMm: 0 } })
    expect(await sharp(poster).metadata()).toMatchObject({ width: 4500, height: 5400, density: 300 })
  })

  it('is transparent where nothing is drawn, and exactly the colour where something is', async () => {
    const { data, info } = await sharp(await print([square], 'png'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
    expect(at(10, 10)).toEqual([0, 0, 0, 0])
    expect(at(590, 708)).toEqual([0xc8, 0x37, 0x1b, 255])
  })

  it('draws the same bytes every time', async () => {
    expect(await print([square, words, picture('p', 'transparent')], 'png')).toEqual(
      await print([square, words, picture('p', 'transparent')], 'png')
    )
  })
})

describe('the PDF', () => {
  it('has a page of exactly the area’s size in points', async () => {
    const pdf = told(await print([square], 'pdf', { area: { id: 'front', widthMm: 381, heightMm: 457.2, bleedMm: 0 } }))
    expect(pdf).toContain('/MediaBox [0 0 1080 1296]')
    expect(pdf).toContain('/TrimBox [0 0 1080 1296]')
  })

  it('keeps what reaches into the bleed around the page it is trimmed to', async () => {
    const pdf = told(
      await print([square], 'pdf', { area: { id: 'front', widthMm: 127, heightMm: 254, bleedMm: 25.4 } })
    )
    expect(pdf).toContain(
      '/MediaBox [-72 -72 432 792] /BleedBox [-72 -72 432 792] /CropBox [0 0 360 720] /TrimBox [0 0 360 720]'
    )
  })

  it('holds letters and shapes as outlines: no font, no picture of them', async () => {
    const shaded: DesignNode = {
      ...square,
      id: 'g',
      opacity: 0.5,
      fill: {
        type: 'radial',
        x: 0.5,
        y: 0.5,
        radius: 0.5,
        stops: [
          { at: 0, colour: '#ffffff', opacity: 0 },
          { at: 1, colour: '#000000', opacity: 1 }
        ]
      }
    }
    const pdf = told(await print([square, words, shaded], 'pdf'))
    expect(pdf).not.toMatch(/\/Font|\/Image/)
    expect(pdf).toContain('0.7843 0.2157 0.1059 rg')
    expect(pdf).toContain('/SMask << /Type /Mask /S /Luminosity')
    expect(pdf.match(/ c\n/g)?.length).toBeGreaterThan(20)
  })

  it('keeps a photo as the JPEG it is, once however often it is shown, and transparency as a soft mask', async () => {
    const pdf = await print(
      [picture('a', 'photo'), picture('b', 'photo'), picture('c', 'upload-1'), picture('d', 'transparent')],
      'pdf'
    )
    const text = pdf.toString('latin1')
    expect(text.match(/\/Filter \/DCTDecode/g)).toHaveLength(2)
    expect(pdf.includes(images.get('photo') ?? Buffer.alloc(1))).toBe(true)
    expect(text.match(/\/Subtype \/Image/g)).toHaveLength(4)
    expect(text.match(/\/SMask \d+ 0 R/g)).toHaveLength(1)
  })

  it('is the same to the byte every time', async () => {
    const nodes = [square, words, picture('p', 'transparent')]
    expect(await print(nodes, 'pdf')).toEqual(await print(nodes, 'pdf'))
  })
})
