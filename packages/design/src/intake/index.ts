import type { PixelSize } from '../editing/editor.ts'
import { type PictureHeader, readPictureHeader } from './picture-header.ts'
import { shareNeeded } from './print-need.ts'
import { type PictureLimits, type ShrinkOrder, type ShrunkPicture, uprightSize } from './shrink.ts'
import type { ShrinkAnswer } from './worker.ts'

export type { PictureLimits } from './shrink.ts'

/** What is taken from a device; larger files are neither read nor unpacked. */
export const intakeLimits = { bytes: 200 * 1024 * 1024, pixels: 100_000_000 } as const

export type IntakeRefusal = 'too-large' | 'too-many-pixels' | 'unreadable'

/** A picture that this device cannot bring to the shop. */
export class IntakeError extends Error {
  override readonly name = 'IntakeError'
  readonly reason: IntakeRefusal
  constructor(reason: IntakeRefusal, cause?: unknown) {
    super(`The picture was refused: ${reason}.`, { cause })
    this.reason = reason
  }
}

/**
 * A picture as it is sent. `whole`: every pixel of it. `enough`: smaller, and all that can be printed. `most`: smaller, and as
 * much as the shop takes or this device draws.
 */
export interface IntakePicture {
  file: Blob
  change?: PixelSize & { kind: 'whole' | 'enough' | 'most' }
}

interface IntakeOptions {
  limits: PictureLimits
  /** Where it may be printed, bleed included. */
  areas: readonly { widthMm: number; heightMm: number }[]
  onProgress: (done: number) => void
  signal: AbortSignal
}

/** One thread for one picture: ended, it gives back all the memory it had. @throws what `signal` was aborted with */
function shrinkBeside(order: ShrinkOrder, { onProgress, signal }: IntakeOptions): Promise<ShrunkPicture> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module' })
  return new Promise<ShrunkPicture>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The thread could not be started.')))
    worker.addEventListener('message', ({ data }: MessageEvent<ShrinkAnswer>) => {
      if ('progress' in data) onProgress(data.progress)
      else if ('shrunk' in data) resolve(data.shrunk)
      else reject(new IntakeError('unreadable', data.error))
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(order)
  }).finally(() => worker.terminate())
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

/**
 * A picture of this device as the shop takes it. What the shop takes as it is stays as it is, and so does what is no picture
 * this can read: the shop judges that. @throws {IntakeError} and what `signal` was aborted with
 */
export async function intakePicture(file: Blob, options: IntakeOptions): Promise<IntakePicture> {
  const { limits, areas, signal } = options
  if (file.size > intakeLimits.bytes) throw new IntakeError('too-large')
  const header = await readPictureHeader(file)
  signal.throwIfAborted()
  if (!header) {
    if (file.size > limits.bytes) throw new IntakeError('unreadable')
    return { file }
  }
  const pixels = header.width * header.height
  if (pixels > intakeLimits.pixels) throw new IntakeError('too-many-pixels')
  if (file.size <= limits.bytes && pixels <= limits.pixels) return { file }
  const share = shareNeeded(uprightSize(header), areas)
  const shrunk = await inTurn(() => shrinkBeside({ file, header, share, limits }, options))
  return { file: shrunk.file, change: changeOf(header, shrunk, share) }
}
