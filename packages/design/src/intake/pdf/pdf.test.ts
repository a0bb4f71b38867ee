import * as fc from 'fast-check'
import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { describe, expect, it, vi } from 'vitest'
import { pdfOf } from '../../testing/files.ts'
import { hostilePdf } from '../../testing/hostile-files.ts'
import { watched } from '../../testing/requests.ts'
import { IntakeError } from '../refusal.ts'
import { type CreateCanvas, drawFirstPage } from './draw-page.ts'

interface Drawn {
  width: number
  height: number
  getContext: (kind: '2d') => CanvasRenderingContext2D
}

const { createCanvas } = createRequire(import.meta.resolve('pdfjs-dist/package.json'))('@napi-rs/canvas') as {
  createCanvas: CreateCanvas<Drawn>
}

const limits = { pixels: 200_000, picturePixels: 1_000_000, longestSide: 1000 }
const megabyte = 1024 * 1024

function draw(data: Uint8Array, more: Partial<typeof limits> = {}, asked: string[] = []) {
  return drawFirstPage(data, {
    createCanvas,
    readPart: async (fileName) => {
      asked.push(fileName)
      const folder = fileName.endsWith('.wasm') ? 'wasm' : 'standard_fonts'
      return new Uint8Array(await readFile(fileURLToPath(import.meta.resolve(`pdfjs-dist/${folder}/${fileName}`))))
    },
    limits: { ...limits, ...more }
  })
}

const pixelAt = ({ canvas }: { canvas: Drawn }, x: number, y: number) => [
  ...canvas.getContext('2d').getImageData(x, y, 1, 1).data
]
const reasonOf = (data: Uint8Array) =>
  draw(data).then(
    () => 'drawn',
    (error: unknown) => (error instanceof IntakeError ? error.reason : String(error))
  )

describe('the first page of a PDF', () => {
  it('is drawn at 300 dpi, see-through where nothing is printed', async () => {
    const drawn = await draw(pdfOf({ pages: 3 }))
    expect(drawn).toMatchObject({ canvas: { width: 300, height: 150 }, pages: 3, isWhole: true })
    expect([pixelAt(drawn, 75, 75), pixelAt(drawn, 225, 75)]).toEqual([
      [255, 0, 0, 255],
      [0, 0, 0, 0]
    ])
  })

  it('has its letters in the fonts every reader of PDF has', async () => {
    const asked: string[] = []
    const drawn = await draw(pdfOf({ content: 'BT /F 48 Tf 4 2 Td (H) Tj ET' }), {}, asked)
    expect(asked).toEqual(['LiberationSans-Regular.ttf'])
    const { data } = drawn.canvas.getContext('2d').getImageData(0, 0, 300, 150)
    expect(data.some((value, index) => index % 4 === 3 && value === 255)).toBe(true)
  })

  it('is drawn smaller where it would have more pixels than a picture may', async () => {
    const { canvas, isWhole } = await draw(pdfOf({ size: [14_400, 7200] }))
    expect([canvas.width * canvas.height <= limits.pixels, canvas.width, isWhole]).toEqual([true, 632, false])
    expect((await draw(pdfOf({ size: [14_400, 2] }))).canvas.width).toBe(1000)
  })

  it('is refused by name where a picture on it has more pixels than may be unpacked', async () => {
    const large = pdfOf({ content: 'BI /W 2000 /H 1000 /BPC 1 /CS /G ID 0 EI' })
    expect(await reasonOf(large)).toBe('pdf-picture-too-large')
    expect(await reasonOf(pdfOf({ content: 'BI /W 1000 /H 1000 /BPC 1 /CS /G ID 0 EI' }))).toBe('drawn')
  })

  it('leaves the console silent, and as it was', async () => {
    const warn = vi.spyOn(console, 'warn')
    await draw(pdfOf({ content: 'BI /W 2000 /H 1000 /BPC 1 /CS /G ID 0 EI' })).catch(() => undefined)
    expect(console.warn).toBe(warn)
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })

  it('is refused by name where it is locked, damaged or no PDF at all', async () => {
    const encrypt = `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >>`
    const locked = pdfOf({
      objects: [encrypt],
      trailer: `/Encrypt 20 0 R /ID [<${'33'.repeat(16)}><${'33'.repeat(16)}>]`
    })
    expect(await reasonOf(locked)).toBe('pdf-password')
    expect(await reasonOf(new TextEncoder().encode('%PDF-1.7 and so on'))).toBe('pdf-damaged')
    expect(await reasonOf(new TextEncoder().encode('<html>'))).toBe('pdf-damaged')
    expect(await reasonOf(pdfOf().slice(0, 60))).toBe('pdf-damaged')
  })
})

/**
 * Ignores the rejections that pdf.js leaves unhandled for damaged files. Returns a function that ends this. In production the worker
 * ignores them, and is terminated after the file.
 */
function heedless() {
  const listeners = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', () => {})
  return () => {
    process.removeAllListeners('unhandledRejection')
    for (const listener of listeners) process.on('unhandledRejection', listener)
  }
}

const count = Number(process.env['PDF_FILES'] ?? 60)
const mostMsAFile = 10_000

describe('any damaged or hostile PDF', () => {
  it(
    'is drawn within the limits or refused with a reason, without a request',
    { timeout: 30_000 + count * 100 },
    async () => {
      const heed = heedless()
      const { asked, bytesLeft } = await watched(async () => {
        try {
          await fc.assert(
            fc.asyncProperty(hostilePdf, async (file) => {
              try {
                const { canvas } = await draw(file)
                expect(canvas.width * canvas.height).toBeLessThanOrEqual(limits.pixels)
              } catch (error) {
                if (!(error instanceof IntakeError)) throw error
              }
            }),
            { numRuns: count, timeout: mostMsAFile }
          )
        } finally {
          heed()
        }
      })
      expect(asked).toEqual([])
      expect(bytesLeft).toBeLessThan(256 * megabyte)
    }
  )
})
