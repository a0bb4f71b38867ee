import type { PixelSize } from '../editing/editor.ts'
import type { PdfRequest } from './pdf/worker.ts'
import { type PictureHeader, readPictureHeader } from './picture-header.ts'
import { printScale } from './print-scale.ts'
import { IntakeError } from './refusal.ts'
import { type PictureLimits, type ShrinkRequest, type ShrunkPicture, uprightSize } from './shrink.ts'
import type { ShrinkResponse } from './respond.ts'
import type { HeicRequest } from './heic/worker.ts'

export { IntakeError, type IntakeRefusal } from './refusal.ts'
export type { PictureLimits } from './shrink.ts'

/** Limits for files of a device; larger ones are not read. A PDF is read as a whole, and may take long. */
export const intakeLimits = {
  bytes: 200 * 1024 * 1024,
  pixels: 100_000_000,
  pdfBytes: 50 * 1024 * 1024,
  /** A poster of 50 × 70 cm with its bleed has 49.8 million at 300 dpi. pdf.js takes 5 bytes for each. */
  pdfPicturePixels: 50_000_000,
  pdfMs: 60_000
} as const

/**
 * A picture ready for upload. `whole`: all pixels, recompressed. `enough`: scaled down to what print needs. `most`:
 * scaled down to the limit of the shop or the device.
 */
export interface IntakePicture {
  file: Blob
  change?: PixelSize & { kind: 'whole' | 'enough' | 'most' }
  /** Number of pages of a PDF, of which the first is used; undefined for other files. */
  pages?: number
}

interface IntakeOptions {
  limits: PictureLimits
  /** Print areas it may be used in, bleed included. */
  areas: readonly { widthMm: number; heightMm: number }[]
  onProgress: (done: number) => void
  signal: AbortSignal
}

type Going = Pick<IntakeOptions, 'onProgress' | 'signal'>

/**
 * Runs one picture on its own thread and terminates it, which frees all of its memory.
 * @throws the abort reason of `signal`
 */
function workBeside(
  open: () => Worker,
  order: ShrinkRequest | PdfRequest,
  { onProgress, signal }: Going
): Promise<ShrunkPicture> {
  signal.throwIfAborted()
  const worker = open()
  return new Promise<ShrunkPicture>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The thread could not be started.')))
    worker.addEventListener('message', ({ data }: MessageEvent<ShrinkResponse>) => {
      if ('progress' in data) onProgress(data.progress)
      else if ('shrunk' in data) resolve(data.shrunk)
      // Libraries in the worker may post their own messages.
      else if ('reason' in data) reject(new IntakeError(data.reason, data.error))
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(order)
  }).finally(() => worker.terminate())
}

const shrinkBeside = (order: ShrinkRequest, going: Going) =>
  workBeside(() => new Worker(new URL('worker.ts', import.meta.url), { type: 'module' }), order, going)

/** Uses the browser's HEIC decoder if it has one, else loads ours. */
const unpackHeicBeside = (order: HeicRequest, going: Going) =>
  shrinkBeside(order, going).catch((error: unknown) => {
    if (!(error instanceof IntakeError)) throw error
    return workBeside(() => new Worker(new URL('heic/worker.ts', import.meta.url), { type: 'module' }), order, going)
  })

/** A malicious page could keep the device busy for hours, so the thread has a timeout. */
function drawPdfBeside(order: PdfRequest, { onProgress, signal }: Going): Promise<ShrunkPicture> {
  const timeout = AbortSignal.timeout(intakeLimits.pdfMs)
  const open = () => new Worker(new URL('pdf/worker.ts', import.meta.url), { type: 'module' })
  return workBeside(open, order, { onProgress, signal: AbortSignal.any([signal, timeout]) }).catch((error: unknown) => {
    throw error === timeout.reason ? new IntakeError('pdf-too-slow', error) : error
  })
}

const pdfStart = '%PDF-'

/** Detects a PDF by its type, or by its signature: some devices report no type. */
const isPdf = async (file: Blob) =>
  file.type === 'application/pdf' || (await file.slice(0, pdfStart.length).text()) === pdfStart

async function intakePdf(file: Blob, options: IntakeOptions): Promise<IntakePicture> {
  if (file.size > intakeLimits.pdfBytes) throw new IntakeError('pdf-too-large')
  const order = { file, limits: options.limits, picturePixels: intakeLimits.pdfPicturePixels }
  const { file: made, width, height, drawn } = await inTurn(() => drawPdfBeside(order, options))
  return {
    file: made,
    pages: drawn?.pages ?? 1,
    ...(drawn?.isWhole === false && { change: { width, height, kind: 'most' } })
  }
}

/** Large pictures are decoded one at a time: each takes up to 400 MB. */
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

/** Formats the API does not accept. */
const isForThisDevice = ({ type }: Blob) => /^image\/hei[cf]/.test(type)

/**
 * Converts a local picture to a format and size the API accepts. A HEIC becomes a JPEG, or a WebP with transparency; a
 * PDF becomes its first page. Acceptable and unreadable files are returned unchanged, for the API to judge.
 * @throws {IntakeError} and the abort reason of `signal`
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
    const share = isSmall ? 1 : printScale(header, areas)
    const order = { file, header, share, limits, mostPixels: intakeLimits.pixels }
    const made = await inTurn(() => unpackHeicBeside(order, options))
    const change = changeOf(header, made, share)
    return { file: made.file, ...(change.kind !== 'whole' && { change }) }
  }
  if (file.size <= limits.bytes && isSmall) return { file }
  const share = printScale(uprightSize(header), areas)
  const shrunk = await inTurn(() => shrinkBeside({ file, header, share, limits }, options))
  return { file: shrunk.file, change: changeOf(header, shrunk, share) }
}
