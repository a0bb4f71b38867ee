// Registers itself with pdf.js, which then runs in this thread.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { respondWith } from '../respond.ts'
import { type PictureLimits, longestSide, shrink } from '../shrink.ts'
import { drawFirstPage } from './draw-page.ts'
import { fetchPart } from './parts.ts'

export interface PdfRequest {
  file: Blob
  limits: PictureLimits
  /** Maximum number of pixels of a picture on the page. */
  picturePixels: number
}

/** Progress after the page is rendered. */
const drawnShare = 0.6

// For damaged files pdf.js leaves rejected promises unhandled.
self.addEventListener('unhandledrejection', (event) => event.preventDefault())

respondWith<PdfRequest>(async ({ file, limits, picturePixels }, onProgress) => {
  onProgress(0.05)
  const { canvas, pages, isWhole } = await drawFirstPage(new Uint8Array(await file.arrayBuffer()), {
    createCanvas: (width, height) => new OffscreenCanvas(width, height),
    readPart: fetchPart,
    limits: { pixels: limits.pixels, picturePixels, longestSide }
  })
  onProgress(drawnShare)
  const { width, height } = canvas
  const header = { kind: 'pdf', width, height, orientation: 1, hasAlpha: true } as const
  const shrunk = await shrink(
    { file, header, share: 1, limits },
    (done) => onProgress(drawnShare + done * (1 - drawnShare)),
    canvas
  )
  return { ...shrunk, drawn: { pages, isWhole: isWhole && shrunk.width === width } }
})
