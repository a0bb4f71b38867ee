import type { PixelSize } from '../editing/editor.ts'
import type { PdfOrder } from './pdf/worker.ts'
import { type PictureHeader, readPictureHeader } from './picture-header.ts'
import { shareNeeded } from './print-need.ts'
import { IntakeError } from './refusal.ts'
import { type PictureLimits, type ShrinkOrder, type ShrunkPicture, uprightSize } from './shrink.ts'
import type { ShrinkAnswer } from './answer.ts'
import type { HeicOrder } from './heic/worker.ts'

export { IntakeError, type IntakeRefusal } from './refusal.ts'
export type { PictureLimits } from './shrink.ts'

/** What is taken from a device; larger files are neither read nor unpacked. A PDF is read whole, and may take a while. */
export const intakeLimits = {
  bytes: 200 * 1024 * 1024,
  pixels: 100_000_000,
  pdfBytes: 50 * 1024 * 1024,
  pdfMs: 60_000
} as const

/**
 * A picture as it is sent. `whole`: every pixel of it, packed more tightly. `enough`: smaller, and all that can be printed. `most`: smaller, and as
 * much as the shop takes or this device draws.
 */
export interface IntakePicture {
  file: Blob
  change?: PixelSize & { kind: 'whole' | 'enough' | 'most' }
  /** How many pages the PDF has, of which it is the first; undefined for other files. */
  pages?: number
}

interface IntakeOptions {
  limits: PictureLimits
  /** Where it may be printed, bleed included. */
  areas: readonly { widthMm: number; heightMm: number }[]
  onProgress: (done: number) => void
  signal: AbortSignal
}

type Going = Pick<IntakeOptions, 'onProgress' | 'signal'>

/** One thread for one picture: ended, it gives back all the memory it had. @throws what `signal` was aborted with */
function workBeside(
  open: () => Worker,
  order: ShrinkOrder | PdfOrder,
  { onProgress, signal }: Going
): Promise<ShrunkPicture> {
  signal.throwIfAborted()
  const worker = open()
  return new Promise<ShrunkPicture>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The thread could not be started.')))
    worker.addEventListener('message', ({ data }: MessageEvent<ShrinkAnswer>) => {
      if ('progress' in data) onProgress(data.progress)
      else if ('shrunk' in data) resolve(data.shrunk)
      // A library of the thread may tell things of its own.
      else if ('reason' in data) reject(new IntakeError(data.reason, data.error))
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(order)
  }).finally(() => worker.terminate())
}

const shrinkBeside = (order: ShrinkOrder, going: Going) =>
  workBeside(() => new Worker(new URL('worker.ts', import.meta.url), { type: 'module' }), order, going)

/** A browser that unpacks HEIC does so; the decoder is loaded for all others. */
const unpackHeicBeside = (order: HeicOrder, going: Going) =>
  shrinkBeside(order, going).catch((error: unknown) => {
    if (!(error instanceof IntakeError)) throw error
    return workBeside(() => new Worker(new URL('heic/worker.ts', import.meta.url), { type: 'module' }), order, going)
  })

/** A page may be made to keep a device busy for hours: its thread is ended. */
function drawPdfBeside(order: PdfOrder, { onProgress, signal }: Going): Promise<ShrunkPicture> {
  const timeout = AbortSignal.timeout(intakeLimits.pdfMs)
  const open = () => new Worker(new URL('pdf/worker.ts', import.meta.url), { type: 'module' })
  return workBeside(open, order, { onProgress, signal: AbortSignal.any([signal, timeout]) }).catch((error: unknown) => {
    throw error === timeout.reason ? new IntakeError('pdf-too-slow', error) : error
  })
}

const pdfStart = '%PDF-'

/** A PDF by its kind, else by how it begins: some devices know no kinds. */
const isPdf = async (file: Blob) =>
  file.type === 'application/pdf' || (await file.slice(0, pdfStart.length).text()) === pdfStart

async function intakePdf(file: Blob, options: IntakeOptions): Promise<IntakePicture> {
  if (file.size > intakeLimits.pdfBytes) throw new IntakeError('pdf-too-large')
  const order = { file, limits: options.limits, picturePixels: intakeLimits.pixels }
  const { file: made, width, height, drawn } = await inTurn(() => drawPdfBeside(order, options))
  return {
    file: made,
    pages: drawn?.pages ?? 1,
    ...(drawn?.isWhole === false && { change: { width, height, kind: 'most' } })
  }
}

/** Large pictures are unpacked one after the other, whatever asks for them: each takes up to 400 MB meanwhile. */
let last: Promise<unknown> = Promise.resolve()

function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return mine
}

const changeOf = (header: PictureHeader, { width, height }: PixelSize, share: number) => {
  const before = uprightSize(header)
  const kind =
    width === before.width && height === before.height
      ? ('whole' as const)
      : width >= Math.floor(before.width * share) && height >= Math.floor(before.height * share)
        ? ('enough' as const)
        : ('most' as const)
  return { width, height, kind }
}

/** What the shop does not take at all. */
const isForThisDevice = ({ type }: Blob) => /^image\/hei[cf]/.test(type)

/**
 * A picture of this device as the shop takes it. A HEIC becomes a JPEG, or a WebP where something is seen through
 * it; of a PDF the first page is drawn. What the shop takes as it is stays as it is, and so does what is no picture this can read: the shop judges that. @throws {IntakeError} and what `signal` was aborted with
 */
export async function intakePicture(file: Blob, options: IntakeOptions): Promise<IntakePicture> {
  const { limits, areas, signal } = options
  if (file.size > intakeLimits.bytes) throw new IntakeError('too-large')
  if (await isPdf(file)) return intakePdf(file, options)
  const header = await readPictureHeader(file).catch((error: unknown) => {
    throw new IntakeError('unreadable', error)
  })
  signal.throwIfAborted()
  if (!header) {
    if (file.size > limits.bytes || isForThisDevice(file)) throw new IntakeError('unreadable')
    return { file }
  }
  const pixels = header.width * header.height
  if (pixels > intakeLimits.pixels) throw new IntakeError('too-many-pixels')
  const isSmall = pixels <= limits.pixels
  if (header.kind === 'heic') {
    const share = isSmall ? 1 : shareNeeded(header, areas)
    const order = { file, header, share, limits, mostPixels: intakeLimits.pixels }
    const made = await inTurn(() => unpackHeicBeside(order, options))
    const change = changeOf(header, made, share)
    return { file: made.file, ...(change.kind !== 'whole' && { change }) }
  }
  if (file.size <= limits.bytes && isSmall) return { file }
  const share = shareNeeded(uprightSize(header), areas)
  const shrunk = await inTurn(() => shrinkBeside({ file, header, share, limits }, options))
  return { file: shrunk.file, change: changeOf(header, shrunk, share) }
}
