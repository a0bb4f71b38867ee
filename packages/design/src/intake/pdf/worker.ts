// It makes itself known to pdf.js, which then does all its work in this thread.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { answerWith } from '../answer.ts'
import { type PictureLimits, longestSide, shrink } from '../shrink.ts'
import { drawFirstPage } from './draw-page.ts'
import { fetchPart } from './parts.ts'

export interface PdfOrder {
  file: Blob
  limits: PictureLimits
  /** As many as a picture on the page may have. */
  picturePixels: number
}

/** How far it is when the page is drawn. */
const drawnShare = 0.6

// Of a damaged file pdf.js leaves promises behind that nobody waits for.
self.addEventListener('unhandledrejection', (event) => event.preventDefault())

answerWith<PdfOrder>(async ({ file, limits, picturePixels }, onProgress) => {
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
    canvas.transferToImageBitmap()
  )
  return { ...shrunk, drawn: { pages, isWhole: isWhole && shrunk.width === width } }
})
