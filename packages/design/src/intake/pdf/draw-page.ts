import { AnnotationMode, type PDFDocumentProxy, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { IntakeError } from '../refusal.ts'

/** A size in points of 1/72 inch becomes pixels at 300 dpi. */
const pixelsPerPoint = 300 / 72

/** Reads a font or a decoder that pdf.js brings along, by the name of its file. */
type ReadPart = (fileName: string) => Promise<Uint8Array>

interface Canvas {
  width: number
  height: number
}

/** How a canvas of a size is made: what a browser's thread has differs from what Node has. */
export type CreateCanvas<Drawn extends Canvas> = (width: number, height: number) => Drawn

interface PdfLimits {
  /** As many as the picture may have; the page is drawn smaller where it would have more at 300 dpi. */
  pixels: number
  /** As many as a picture on the page may have; larger ones are left out. */
  picturePixels: number
  /** What the picture may be wide or high. */
  longestSide: number
}

interface DrawnPage<Drawn> {
  canvas: Drawn
  /** How many the file has. */
  pages: number
  /** Whether it has 300 dots per inch. */
  isWhole: boolean
}

interface DrawOptions<Drawn extends Canvas> {
  createCanvas: CreateCanvas<Drawn>
  readPart: ReadPart
  limits: PdfLimits
}

/** Without a page around it, nothing of a style sheet's filters can be used: pdf.js then does the same to the pixels. */
class NoFilters {
  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addAlphaFilter = () => 'none'
  addLuminosityFilter = () => 'none'
  addKnockoutFilter = () => 'none'
  addHighlightHCMFilter = () => 'none'
  addSelectionHCMFilter = () => 'none'
  addSelectionFilter = () => 'none'
  createSelectionStyle = () => null
  destroy = () => {}
}

function canvasFactory<Drawn extends Canvas>(create: CreateCanvas<Drawn>) {
  const open = (width: number, height: number, alpha = true) => {
    const canvas = create(width, height)
    const context = (canvas as unknown as OffscreenCanvas).getContext('2d', { alpha, willReadFrequently: true })
    return { canvas, context }
  }
  return class {
    create = (width: number, height: number) => open(width, height)
    getNoAlphaContext = (canvas: Drawn) => (canvas as unknown as OffscreenCanvas).getContext('2d', { alpha: false })
    reset = ({ canvas }: { canvas: Drawn }, width: number, height: number) => {
      Object.assign(canvas, { width, height })
    }
    destroy = ({ canvas }: { canvas: Drawn }) => {
      Object.assign(canvas, { width: 0, height: 0 })
    }
  }
}

const partsReader = (readPart: ReadPart) =>
  class {
    fetch = ({ filename }: { filename: string }) => readPart(filename)
  }

/** What pdf.js throws, as the reason to tell. */
function refusalOf(error: unknown): IntakeError {
  if (error instanceof IntakeError) return error
  const isLocked = error instanceof Error && error.name === 'PasswordException'
  return new IntakeError(isLocked ? 'pdf-password' : 'pdf-damaged', error)
}

async function drawFirst<Drawn extends Canvas>(
  document: PDFDocumentProxy,
  { createCanvas, limits }: DrawOptions<Drawn>
): Promise<DrawnPage<Drawn>> {
  const page = await document.getPage(1)
  const { width, height } = page.getViewport({ scale: 1 })
  if (!(width > 0 && height > 0)) throw new IntakeError('pdf-empty')
  const scale = Math.min(
    pixelsPerPoint,
    Math.sqrt(limits.pixels / (width * height)),
    limits.longestSide / Math.max(width, height)
  )
  const viewport = page.getViewport({ scale })
  const canvas = createCanvas(Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height)))
  const context = (canvas as unknown as OffscreenCanvas).getContext('2d')
  if (!context) throw new Error('There is no memory to draw a page of this size.')
  await page.render({
    // Given a canvas, pdf.js would take one that nothing can be seen through.
    canvas: null,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
    // What nothing is printed on stays see-through: a logo comes without a box around it.
    background: 'transparent',
    annotationMode: AnnotationMode.ENABLE
  }).promise
  return { canvas, pages: document.numPages, isWhole: scale === pixelsPerPoint }
}

/**
 * Draws the first page of a PDF, as large as 300 dpi make it and the limits allow. Nothing is fetched but parts of pdf.js itself, and nothing that
 * the file contains is run: its scripts and forms are not read. @throws {IntakeError} where it is damaged, locked or empty
 */
export async function drawFirstPage<Drawn extends Canvas>(
  data: Uint8Array,
  options: DrawOptions<Drawn>
): Promise<DrawnPage<Drawn>> {
  const loading = getDocument({
    data,
    CanvasFactory: canvasFactory(options.createCanvas),
    FilterFactory: NoFilters,
    BinaryDataFactory: partsReader(options.readPart),
    // Parts come from the reader above, whatever the thread could fetch itself.
    useWorkerFetch: false,
    // Letters are drawn as outlines: a thread has no fonts of its own.
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: options.limits.picturePixels,
    canvasMaxAreaInBytes: options.limits.picturePixels * 4,
    verbosity: 0
  })
  try {
    return await drawFirst(await loading.promise, options)
  } catch (error) {
    throw refusalOf(error)
  } finally {
    await loading.destroy()
  }
}
