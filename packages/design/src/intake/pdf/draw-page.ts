import { AnnotationMode, type PDFDocumentProxy, VerbosityLevel, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { IntakeError } from '../refusal.ts'

/** Converts points (1/72 inch) to pixels at 300 dpi. */
const pixelsPerPoint = 300 / 72

/** Loads a font or decoder file of pdf.js by name. */
type ReadPart = (fileName: string) => Promise<Uint8Array>

interface Canvas {
  width: number
  height: number
}

/** Creates a canvas; browser workers and Node differ. */
export type CreateCanvas<Drawn extends Canvas> = (width: number, height: number) => Drawn

interface PdfLimits {
  /** Maximum number of pixels; larger pages are rendered below 300 dpi. */
  pixels: number
  /** Maximum number of pixels of a picture on the page. */
  picturePixels: number
  /** Maximum width and height of the result. */
  longestSide: number
}

interface DrawnPage<Drawn> {
  canvas: Drawn
  /** Number of pages of the file. */
  pages: number
  /** Whether it is rendered at 300 dpi. */
  isWhole: boolean
}

interface DrawOptions<Drawn extends Canvas> {
  createCanvas: CreateCanvas<Drawn>
  readPart: ReadPart
  limits: PdfLimits
}

/** Without a document there are no CSS filters; pdf.js then processes the pixels itself. */
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

/** Maps a pdf.js error to a refusal. */
function refusalOf(error: unknown): IntakeError {
  if (error instanceof IntakeError) return error
  const isLocked = error instanceof Error && error.name === 'PasswordException'
  return new IntakeError(isLocked ? 'pdf-password' : 'pdf-damaged', error)
}

/** Part of the warning by which alone pdf.js tells that it skipped a picture above `maxImageSize`. */
const pictureSkipped = 'exceeded maximum allowed size'

/** Collects what pdf.js writes to the console instead of writing it. One file is drawn at a time. */
function holdWarnings() {
  const { warn } = console
  const messages: string[] = []
  console.warn = (message: unknown) => void messages.push(String(message))
  return {
    messages,
    release: () => {
      console.warn = warn
    }
  }
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
    // If given a canvas, pdf.js would make it opaque.
    canvas: null,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
    // Keeps unprinted parts transparent, so that a logo has no white box.
    background: 'transparent',
    annotationMode: AnnotationMode.ENABLE
  }).promise
  return { canvas, pages: document.numPages, isWhole: scale === pixelsPerPoint }
}

/**
 * Renders the first page of a PDF at 300 dpi, within the limits. Nothing is fetched but parts of pdf.js, and scripts
 * and forms are ignored.
 * @throws {IntakeError} if it is damaged, encrypted or empty, or has a picture above the limit
 */
export async function drawFirstPage<Drawn extends Canvas>(
  data: Uint8Array,
  options: DrawOptions<Drawn>
): Promise<DrawnPage<Drawn>> {
  // Before pdf.js starts: it warns of its own start as well.
  const warnings = holdWarnings()
  const loading = getDocument({
    data,
    CanvasFactory: canvasFactory(options.createCanvas),
    FilterFactory: NoFilters,
    BinaryDataFactory: partsReader(options.readPart),
    // Load files through `readPart` only.
    useWorkerFetch: false,
    // Renders text as outlines: a worker has no system fonts.
    disableFontFace: true,
    useSystemFonts: false,
    // Pictures are drawn from their own bytes. With it, pdf.js copies each into two canvases before.
    isOffscreenCanvasSupported: false,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: options.limits.picturePixels,
    canvasMaxAreaInBytes: options.limits.picturePixels * 4,
    verbosity: VerbosityLevel.WARNINGS
  })
  try {
    const page = await drawFirst(await loading.promise, options)
    if (warnings.messages.some((message) => message.includes(pictureSkipped)))
      throw new IntakeError('pdf-picture-too-large')
    return page
  } catch (error) {
    throw refusalOf(error)
  } finally {
    await loading.destroy()
    warnings.release()
  }
}
