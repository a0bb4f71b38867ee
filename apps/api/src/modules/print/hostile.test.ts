import {
  type DesignDocument,
  type DesignNode,
  type FontSet,
  MissingImageError,
  drawDesign,
  documentVersion
} from '@motif/design'
import { loadFonts } from '@motif/design/node'
import { arbitraryDocument } from '@motif/design/testing'
import * as fc from 'fast-check'
import { SaxesParser } from 'saxes'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPrintable } from './drawing/printable.ts'
import { extractFilters } from './drawing/filtered.ts'
import { paintedSvg } from './png/painted-svg.ts'
import type { PrintFormat, PrintRequest } from './print-area.ts'
import { hostileIdentifiers, hostilePictures } from './testing/hostile-pictures.ts'
import { largePhoto, testPictures } from './testing/pictures.ts'
import { PrintFailure, type WorkerPool, openWorkerPool, workerPoolLimits } from './worker/worker-pool.ts'

let [fonts, images, hostile, pool] = [] as unknown as [
  FontSet,
  ReadonlyMap<string, Buffer>,
  ReadonlyMap<string, Buffer>,
  WorkerPool
]
beforeAll(async () => {
  ;[fonts, images, hostile] = await Promise.all([loadFonts(), testPictures(), hostilePictures()])
  // A busy machine prints slowly, so the time limit is long. The longest time is logged; the memory limit is the usual one.
  pool = openWorkerPool({ milliseconds: 60_000 })
})
afterAll(() => pool.close())

const area = { id: 'front', widthMm: 300, heightMm: 400, bleedMm: 3 }

/** Elements and attributes that a renderer may receive. Another renderer might interpret any other differently. */
const known: Readonly<Record<string, string>> = {
  svg: 'xmlns viewBox width height preserveAspectRatio',
  defs: '',
  g: 'transform opacity clip-path',
  path: 'd fill fill-opacity stroke stroke-width stroke-linejoin stroke-linecap stroke-dasharray',
  image: 'x y width height preserveAspectRatio href',
  clipPath: 'id',
  linearGradient: 'id gradientUnits x1 y1 x2 y2',
  radialGradient: 'id gradientUnits cx cy r',
  stop: 'offset stop-color stop-opacity'
}

const handedOver = 'https://picture.invalid/0'

/** Throws if a text is not well-formed XML or has anything that the renderer must not receive. The parser is independent of the writer. */
function readStrictly(xml: string): void {
  const parser = new SaxesParser({ xmlns: true })
  const refuse = (what: string): never => {
    throw new Error(`The painter is told of ${what}.`)
  }
  parser.on('error', (error) => {
    throw error
  })
  for (const event of ['text', 'cdata', 'comment', 'doctype', 'processinginstruction'] as const)
    parser.on(event, () => refuse(event))
  parser.on('opentag', ({ name, attributes }) => {
    for (const [key, { value }] of Object.entries(attributes)) {
      if (!known[name]?.split(' ').includes(key)) refuse(`${key} of ${name}`)
      const isOwn = key === 'href' ? value === handedOver : !/url\(|:/.test(value) || /^url\(#[\w-]+\)$/.test(value)
      if (!isOwn && key !== 'xmlns') refuse(value)
    }
  })
  parser.write(xml).close()
}

const request = (
  document: DesignDocument,
  format: PrintFormat,
  pictures: ReadonlyMap<string, Uint8Array>
): PrintRequest => ({ document, area, images: pictures, format, dotsPerInch: 20 })

const picture = (image: string): DesignNode => ({
  type: 'image',
  id: 'i',
  x: 150,
  y: 200,
  rotation: 10,
  opacity: 0.9,
  image,
  width: 100,
  height: 80
})
const documentOf = (...nodes: DesignNode[]): DesignDocument => ({
  version: documentVersion,
  product: 'tee',
  areas: { front: nodes }
})

/** 'printed' for a complete file of its format, or else the reason for its refusal. Any other result fails the test. */
async function outcomeOf(
  document: DesignDocument,
  format: PrintFormat,
  pictures: ReadonlyMap<string, Uint8Array>,
  figures = { milliseconds: 0, memory: 0 }
): Promise<string> {
  try {
    const { file, memory, milliseconds } = await pool.print(request(document, format, pictures))
    expect(memory).toBeLessThan(workerPoolLimits.memory)
    Object.assign(figures, {
      milliseconds: Math.max(figures.milliseconds, milliseconds),
      memory: Math.max(figures.memory, memory)
    })
    if (format === 'pdf') expect(file.toString('latin1')).toMatch(/^%PDF-1\.7\n[^]*%%EOF\n$/)
    else expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 236, height: 315 })
    return 'printed'
  } catch (error) {
    if (error instanceof PrintFailure) return error.reason
    throw error
  }
}

const refusals = ['printed', 'missing-picture', 'unprintable', 'too-long', 'too-much-memory']

// `npm run robustness -- print` prints ten thousand, which takes some minutes.
const printed = Number(process.env['PRINTED_DOCUMENTS'] ?? 200)
const drawn = Math.max(1000, printed)

describe('designs of any kind', () => {
  it(
    `reach the painter as well-formed XML of a few words, without an address (${drawn} of them)`,
    { timeout: 240_000 },
    () => {
      fc.assert(
        fc.property(arbitraryDocument, (document) => {
          for (const id of Object.keys(document.areas)) {
            try {
              const options = { area: { ...area, id }, fonts, hasImage: () => true, mode: 'print' } as const
              const { drawing } = extractFilters(checkPrintable(drawDesign(document, options)))
              const window = { left: 0, top: 0, right: area.widthMm, bottom: area.heightMm }
              readStrictly(paintedSvg(drawing, { window, width: 300, height: 400, addressOf: () => handedOver }))
            } catch (error) {
              // A design with missing clip-art is refused before printing.
              if (!(error instanceof MissingImageError)) throw error
            }
          }
        }),
        { numRuns: drawn }
      )
    }
  )

  it(`are printed, or refused, and the printer goes on (${printed} of them)`, { timeout: printed * 1000 }, async () => {
    const [figures, outcomes] = [{ milliseconds: 0, memory: 0 }, {} as Record<string, number>]
    await fc.assert(
      fc.asyncProperty(arbitraryDocument, fc.constantFrom('png', 'pdf'), async (document, format) => {
        const outcome = await outcomeOf(document, format, images, figures)
        expect(['printed', 'missing-picture']).toContain(outcome)
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
      }),
      { numRuns: printed, endOnFailure: true }
    )
    console.log(
      `Of ${printed} designs: ${JSON.stringify(outcomes)}; at most ${Math.round(figures.milliseconds)} ms and ${Math.round(figures.memory / 1e6)} MB.`
    )
  })
})

describe('what a painter would lose its way over', () => {
  const see = { rotation: 0, opacity: 0.5 }
  const square: DesignNode = {
    type: 'shape',
    id: 's',
    shape: 'rectangle',
    ...see,
    x: 0,
    y: 0,
    width: 100,
    height: 50,
    fill: '#c8371b'
  }
  const line: DesignNode = {
    type: 'shape',
    id: 'l',
    shape: 'line',
    ...see,
    x: 0,
    y: 0,
    width: 1,
    height: 1,
    stroke: { colour: '#1c1b18', width: 100 }
  }
  const group = (scale: number, x: number, ...children: DesignNode[]): DesignNode => ({
    type: 'group',
    id: `g-${scale}-${x}`,
    ...see,
    x,
    y: 0,
    scale,
    children
  })

  it.each<[string, string, DesignNode]>([
    ['a see-through shape far to the left', 'printed', { ...square, x: -5000 }],
    ['one far below', 'printed', { ...square, y: 9000 }],
    [
      'a picture cut to a part of it, far to the right',
      'printed',
      { ...picture('photo'), x: 4000, crop: { x: 0, y: 0, width: 0.5, height: 0.5 } } as DesignNode
    ],
    [
      'a see-through line beside the sheet, so thick that its box reaches it',
      'printed',
      group(1, -5200, group(100, 0, line))
    ],
    [
      'shapes farther off than a painter counts',
      'unprintable',
      group(1000, 10_000, group(1000, -10, group(1000, 0.0001, square)))
    ],
    [
      'the way there and back again',
      'unprintable',
      group(1000, 0, group(1, 9999, { ...square, x: -9998.9, y: 0.1, width: 0.1, height: 0.1 }))
    ],
    ['a see-through shape a hundred times the sheet', 'printed', { ...square, width: 5000, height: 5000 }],
    [
      'groups in groups, each see-through and larger than the sheet',
      'printed',
      group(
        1,
        0,
        group(1, 1, group(1, 2, group(1, 3, group(1, 4, group(1, 5, { ...square, width: 5000, height: 5000 })))))
      )
    ]
  ])('%s is %s', async (_what, outcome, node) => {
    for (const format of ['png', 'pdf'] as const)
      expect(await outcomeOf(documentOf(node), format, images)).toBe(outcome)
  })

  it('a poster needs little more memory for what is cut off it, or seen through it', { timeout: 240_000 }, async () => {
    const patient = openWorkerPool({ milliseconds: 100_000 })
    const poster = { ...area, widthMm: 381, heightMm: 457.2 }
    const middle = { ...see, x: 190, y: 228 }
    const photo = await largePhoto()
    const zoomed: DesignNode = {
      ...picture('photo'),
      ...middle,
      opacity: 1,
      width: 381,
      height: 457,
      crop: { x: 0.3, y: 0.3, width: 0.2, height: 0.2 }
    } as DesignNode
    for (const node of [zoomed, { ...square, ...middle, width: 2000, height: 2000 }]) {
      const { file, memory } = await patient.print({
        document: documentOf(node),
        area: poster,
        images: new Map([['photo', photo]]),
        format: 'png',
        dotsPerInch: 300
      })
      expect(await sharp(file).metadata()).toMatchObject({ width: 4500, height: 5400 })
      expect(memory).toBeLessThan(600_000_000)
    }
    await patient.close()
  })
})

describe('what is no picture', () => {
  it('is refused or printed within the limits, and the printer goes on', { timeout: 240_000 }, async () => {
    expect(hostile.size).toBeGreaterThan(30)
    const outcomes: Record<string, string[]> = {}
    for (const [name, data] of hostile) {
      const pictures = new Map([['sent', data]])
      outcomes[name] = [
        await outcomeOf(documentOf(picture('sent')), 'png', pictures),
        await outcomeOf(documentOf(picture('sent')), 'pdf', pictures)
      ]
      expect(refusals, name).toEqual(expect.arrayContaining(outcomes[name]))
    }
    const printed = Object.entries(outcomes)
      .filter(([, all]) => all.includes('printed'))
      .map(([name]) => name)
    expect(printed.filter((name) => !/^(?:PNG|JPEG|WebP)/.test(name))).toEqual([])
    expect(await outcomeOf(documentOf(picture('photo')), 'png', images)).toBe('printed')
  })

  it('stays a word where it is an identifier: nothing is looked up under it', async () => {
    for (const name of hostileIdentifiers) {
      expect(await outcomeOf(documentOf(picture(name)), 'png', new Map()), name).toBe('missing-picture')
      expect(
        await outcomeOf(documentOf(picture(name)), 'pdf', new Map([[name, images.get('photo') ?? Buffer.alloc(0)]])),
        name
      ).toBe('printed')
      expect(
        await outcomeOf(documentOf(picture(name)), 'png', new Map([[name, images.get('photo') ?? Buffer.alloc(0)]])),
        name
      ).toBe('printed')
    }
  })
})

describe('a value no schema lets in', () => {
  const shape = {
    type: 'shape',
    id: 's',
    shape: 'rectangle',
    x: 150,
    y: 200,
    rotation: 0,
    opacity: 1,
    width: 100,
    height: 50,
    fill: '#c8371b'
  }
  const stroke = { colour: '#1c1b18', width: 1 }
  const gradient = (colour: string) => ({
    type: 'linear',
    angle: 0,
    stops: [
      { at: 0, colour, opacity: 1 },
      { at: 1, colour: '#000000', opacity: 1 }
    ]
  })
  /** A document that bypassed the schema. */
  const past = (more: object) => documentOf({ ...shape, ...more } as unknown as DesignNode)

  it.each<[string, object]>([
    ['a fill from elsewhere', { fill: 'url(http://127.0.0.1/#a)' }],
    ['a fill that ends its attribute', { fill: '#c8371b"/><image href="file:///etc/passwd"/>' }],
    ['an entity for a colour', { fill: '&x;' }],
    ['a colour by its name', { fill: 'currentColor' }],
    ['a gradient with an address in it', { fill: gradient('url(file:///etc/passwd)') }],
    ['a gradient of one colour', { fill: { ...gradient('#ffffff'), stops: [] } }],
    ['a line with a style for a colour', { stroke: { ...stroke, colour: 'red;fill:url(http://127.0.0.1/)' } }],
    ['a line that ends in an event', { stroke: { ...stroke, cap: 'round" onload="alert(1)' } }],
    ['a line of dashes that are no lengths', { stroke: { ...stroke, dash: [Number.NaN, -1] } }]
  ])('%s is refused', async (_what, more) => {
    for (const format of ['png', 'pdf'] as const)
      expect(await outcomeOf(past(more), format, images)).toBe('unprintable')
  })

  it('counts as nought where it should be a number', async () => {
    for (const more of [{ x: Number.NaN }, { rotation: Number.POSITIVE_INFINITY }, { opacity: Number.NaN }])
      for (const format of ['png', 'pdf'] as const) expect(await outcomeOf(past(more), format, images)).toBe('printed')
  })
})
