import { type DesignDocument, type DesignNode, type FontSet, MissingImageError, toSvg } from '@motif/design'
import { loadFonts } from '@motif/design/node'
import { arbitraryDocument } from '@motif/design/testing'
import * as fc from 'fast-check'
import { SaxesParser } from 'saxes'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hrefOf } from './drawing/picture-names.ts'
import { readDrawing } from './drawing/read-drawing.ts'
import type { PrintFormat, PrintRequest } from './print-area.ts'
import { hostileIdentifiers, hostilePictures } from './testing/hostile-pictures.ts'
import { largePhoto, testPictures } from './testing/pictures.ts'
import { type Press, PrintFailure, openPress, pressLimits } from './worker/press.ts'

let [fonts, images, hostile, press] = [] as unknown as [FontSet, ReadonlyMap<string, Buffer>, ReadonlyMap<string, Buffer>, Press]
beforeAll(async () => {
  ;[fonts, images, hostile] = await Promise.all([loadFonts(), testPictures(), hostilePictures()])
  // A busy machine prints slowly; the longest time is told, and the memory is watched as ever.
  press = openPress({ milliseconds: 60_000 })
})
afterAll(() => press.close())

const area = { id: 'front', widthMm: 300, heightMm: 400, bleedMm: 3 }

/** Throws where a text is not well-formed XML, judged by somebody else's reader. */
function readStrictly(xml: string): void {
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
}

const request = (document: DesignDocument, format: PrintFormat, pictures: ReadonlyMap<string, Uint8Array>): PrintRequest => ({ document, area, images: pictures, format, dotsPerInch: 20 })

const picture = (image: string): DesignNode => ({ type: 'image', id: 'i', x: 150, y: 200, rotation: 10, opacity: 0.9, image, width: 100, height: 80 })
const documentOf = (...nodes: DesignNode[]): DesignDocument => ({ version: 2, product: 'tee', areas: { front: nodes } })

/** A whole file of its kind, or the reason for none. Whatever else happens fails the test. */
async function outcomeOf(document: DesignDocument, format: PrintFormat, pictures: ReadonlyMap<string, Uint8Array>, figures = { milliseconds: 0, memory: 0 }): Promise<string> {
  try {
    const { file, memory, milliseconds } = await press.print(request(document, format, pictures))
    expect(memory).toBeLessThan(pressLimits.memory)
    Object.assign(figures, { milliseconds: Math.max(figures.milliseconds, milliseconds), memory: Math.max(figures.memory, memory) })
    if (format === 'pdf') expect(file.toString('latin1')).toMatch(/^%PDF-1\.7\n[^]*%%EOF\n$/)
    else expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 236, height: 315 })
    return 'printed'
  } catch (error) {
    if (error instanceof PrintFailure) return error.reason
    throw error
  }
}

const refusals = ['printed', 'missing-picture', 'unprintable', 'too-long', 'too-much-memory']

describe('ten thousand designs', () => {
  it('come out as well-formed XML that the printer knows every word of', { timeout: 240_000 }, () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        for (const id of Object.keys(document.areas)) {
          try {
            const svg = toSvg(document, { area: { ...area, id }, fonts, images: hrefOf, mode: 'print' })
            readStrictly(svg)
            readDrawing(svg)
          } catch (error) {
            // Clip-art that is gone is refused before anything is printed.
            if (!(error instanceof MissingImageError)) throw error
          }
        }
      }),
      { numRuns: 10_000 }
    )
  })

  // All of them take some minutes: `npm run robustness -- print`.
  const count = Number(process.env['PRINTED_DOCUMENTS'] ?? 200)

  it(`are printed, or refused, and the printer goes on (${count} of them)`, { timeout: count * 1000 }, async () => {
    const [figures, outcomes] = [{ milliseconds: 0, memory: 0 }, {} as Record<string, number>]
    await fc.assert(
      fc.asyncProperty(arbitraryDocument, fc.constantFrom('png', 'pdf'), async (document, format) => {
        const outcome = await outcomeOf(document, format, images, figures)
        expect(['printed', 'missing-picture']).toContain(outcome)
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
      }),
      { numRuns: count, endOnFailure: true }
    )
    console.log(`Of ${count} designs: ${JSON.stringify(outcomes)}; at most ${Math.round(figures.milliseconds)} ms and ${Math.round(figures.memory / 1e6)} MB.`)
  })
})

describe('what a painter would lose its way over', () => {
  const see = { rotation: 0, opacity: 0.5 }
  const square: DesignNode = { type: 'shape', id: 's', shape: 'rectangle', ...see, x: 0, y: 0, width: 100, height: 50, fill: '#c8371b' }
  const line: DesignNode = { type: 'shape', id: 'l', shape: 'line', ...see, x: 0, y: 0, width: 1, height: 1, stroke: { colour: '#1c1b18', width: 100 } }
  const group = (scale: number, x: number, ...children: DesignNode[]): DesignNode => ({ type: 'group', id: `g-${scale}-${x}`, ...see, x, y: 0, scale, children })

  it.each<[string, string, DesignNode]>([
    ['a see-through shape far to the left', 'printed', { ...square, x: -5000 }],
    ['one far below', 'printed', { ...square, y: 9000 }],
    ['a picture cut to a part of it, far to the right', 'printed', { ...picture('photo'), x: 4000, crop: { x: 0, y: 0, width: 0.5, height: 0.5 } } as DesignNode],
    ['a see-through line beside the sheet, so thick that its box reaches it', 'printed', group(1, -5200, group(100, 0, line))],
    ['shapes farther off than a painter counts', 'unprintable', group(1000, 10_000, group(1000, -10, group(1000, 0.0001, square)))],
    ['the way there and back again', 'unprintable', group(1000, 0, group(1, 9999, { ...square, x: -9998.9, y: 0.1, width: 0.1, height: 0.1 }))],
    ['a see-through shape a hundred times the sheet', 'printed', { ...square, width: 5000, height: 5000 }],
    ['groups in groups, each see-through and larger than the sheet', 'printed', group(1, 0, group(1, 1, group(1, 2, group(1, 3, group(1, 4, group(1, 5, { ...square, width: 5000, height: 5000 }))))))]
  ])('%s is %s', async (_what, outcome, node) => {
    for (const format of ['png', 'pdf'] as const) expect(await outcomeOf(documentOf(node), format, images)).toBe(outcome)
  })

  it('a poster needs little more memory for what is cut off it, or seen through it', { timeout: 240_000 }, async () => {
    const patient = openPress({ milliseconds: 100_000 })
    const poster = { ...area, widthMm: 381, heightMm: 457.2 }
    const middle = { ...see, x: 190, y: 228 }
    const photo = await largePhoto()
    const zoomed: DesignNode = { ...picture('photo'), ...middle, opacity: 1, width: 381, height: 457, crop: { x: 0.3, y: 0.3, width: 0.2, height: 0.2 } } as DesignNode
    for (const node of [zoomed, { ...square, ...middle, width: 2000, height: 2000 }]) {
      const { file, memory } = await patient.print({ document: documentOf(node), area: poster, images: new Map([['photo', photo]]), format: 'png', dotsPerInch: 300 })
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
      outcomes[name] = [await outcomeOf(documentOf(picture('sent')), 'png', pictures), await outcomeOf(documentOf(picture('sent')), 'pdf', pictures)]
      expect(refusals, name).toEqual(expect.arrayContaining(outcomes[name]))
    }
    const printed = Object.entries(outcomes).filter(([, all]) => all.includes('printed')).map(([name]) => name)
    expect(printed.filter((name) => !/^(?:PNG|JPEG|WebP)/.test(name))).toEqual([])
    expect(await outcomeOf(documentOf(picture('photo')), 'png', images)).toBe('printed')
  })

  it('stays a word where it is an identifier: nothing is looked up under it', async () => {
    for (const name of hostileIdentifiers) {
      expect(await outcomeOf(documentOf(picture(name)), 'png', new Map()), name).toBe('missing-picture')
      expect(await outcomeOf(documentOf(picture(name)), 'pdf', new Map([[name, images.get('photo') ?? Buffer.alloc(0)]])), name).toBe('printed')
      expect(await outcomeOf(documentOf(picture(name)), 'png', new Map([[name, images.get('photo') ?? Buffer.alloc(0)]])), name).toBe('printed')
    }
  })
})

describe('a drawing that is not the shop’s', () => {
  const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10mm" height="10mm">'
  const drawing = (inside: string) => `${start}${inside}</svg>`

  it.each([
    ['an entity', drawing('<path d="&x;" fill="none"/>')],
    ['a document type', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing('')}`],
    ['an instruction', `<?xml-stylesheet href="http://127.0.0.1/"?>${drawing('')}`],
    ['a comment', drawing('<!-- -->')],
    ['text', drawing('<text>hello</text>')],
    ['a file', drawing('<image x="0" y="0" width="1" height="1" preserveAspectRatio="none" href="file:///etc/passwd"/>')],
    ['an address', drawing('<image x="0" y="0" width="1" height="1" preserveAspectRatio="none" href="http://127.0.0.1/"/>')],
    ['a reference to a part of it', drawing('<use href="#a"/>')],
    ['a filter', drawing('<g filter="url(#f)"/>')],
    ['a style', drawing('<path d="M0 0H1" fill="none" style="fill:url(http://127.0.0.1/)"/>')],
    ['a fill from elsewhere', drawing('<path d="M0 0H1" fill="url(http://127.0.0.1/#a)"/>')],
    ['an event', drawing('<path d="M0 0H1" fill="none" onload="alert(1)"/>')],
    ['no end', start],
    ['two roots', drawing('') + drawing('')]
  ])('with %s in it is refused', (_what, svg) => {
    expect(() => readDrawing(svg)).toThrow()
  })
})
