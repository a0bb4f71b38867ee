import type { CutPicture, TooLarge } from './full-size.ts'
import type { CutoutSettings } from './settings.ts'
import type { CutoutResponse, CutoutMessage, FullSizeRequest } from './worker.ts'

export type { CutPicture } from './full-size.ts'
export type { CutoutSettings } from './settings.ts'

/** Background removal for one picture, on worker threads. */
export interface Cutout {
  /** Size of the preview that `look` returns. */
  width: number
  height: number
  /** A preview without the background; undefined if a newer call superseded it. */
  look: (settings: CutoutSettings) => Promise<ImageData | undefined>
  /**
   * The full-size result for the picture at `address`, as a file of limited bytes.
   * @throws the abort reason of `signal`
   */
  apply: (
    settings: CutoutSettings,
    going: { address: string; most: number; onProgress: (done: number) => void; signal: AbortSignal }
  ) => Promise<CutPicture>
  close: () => void
}

/** Longer side of the preview in pixels. */
const bounded = 1600

interface Thread {
  /** Posts a message and resolves with the first matching response. */
  ask: <Wanted extends CutoutResponse>(
    message: CutoutMessage,
    isIt: (answer: CutoutResponse) => answer is Wanted,
    onOther?: (answer: CutoutResponse) => void
  ) => Promise<Wanted>
  end: () => void
}

const handedOver = (message: CutoutMessage): Transferable[] => ('open' in message ? [message.open] : [])

function startThread(): Thread {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module' })
  // The worker may fail to start; later calls must reject as well.
  const broken = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The thread could not be started.')))
  })
  broken.catch(() => undefined)
  function ask<Wanted extends CutoutResponse>(
    message: CutoutMessage,
    isIt: (answer: CutoutResponse) => answer is Wanted,
    onOther?: (answer: CutoutResponse) => void
  ): Promise<Wanted> {
    const end = new AbortController()
    const answered = new Promise<Wanted>((resolve, reject) => {
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<CutoutResponse>) => {
          if (isIt(data)) resolve(data)
          else if ('error' in data) reject(new Error(data.error))
          else onOther?.(data)
        },
        { signal: end.signal }
      )
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(message, handedOver(message))
    return Promise.race([answered, broken]).finally(() => end.abort())
  }
  return { ask, end: () => worker.terminate() }
}

/** Loads a picture at preview size, decoded off the main thread. */
async function boundedPicture(address: string): Promise<ImageBitmap> {
  const image = new Image()
  image.src = address
  await image.decode()
  const scale = Math.min(1, bounded / Math.max(image.naturalWidth, image.naturalHeight))
  if (scale === 1) return createImageBitmap(image)
  return createImageBitmap(image, {
    resizeWidth: Math.max(1, Math.round(image.naturalWidth * scale)),
    resizeHeight: Math.max(1, Math.round(image.naturalHeight * scale)),
    resizeQuality: 'medium'
  })
}

/** Opens a picture on its own thread. */
async function openThread(address: string) {
  const picture = await boundedPicture(address)
  const { width, height } = picture
  const thread = startThread()
  try {
    await thread.ask({ open: picture }, (answer) => 'opened' in answer)
  } catch (error) {
    thread.end()
    throw error
  }
  return { thread, width, height }
}

/** Cuts at full size on a separate thread, which is terminated afterwards: that frees all of its memory at once. */
async function cutFullSize(
  order: FullSizeRequest,
  { onProgress, signal }: { onProgress: (done: number) => void; signal: AbortSignal }
) {
  signal.throwIfAborted()
  const thread = startThread()
  try {
    return await new Promise<CutPicture | TooLarge>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      thread
        .ask(
          { apply: order },
          (answer) => 'cut' in answer,
          (other) => ('progress' in other ? onProgress(other.progress) : undefined)
        )
        .then(({ cut }) => resolve(cut), reject)
    })
  } finally {
    thread.end()
  }
}

/** Opens a picture for background removal. @throws if it cannot be decoded */
export async function openCutout(address: string): Promise<Cutout> {
  const first = await openThread(address)
  let opened: Promise<typeof first> | undefined = Promise.resolve(first)
  const looking = async () => (await (opened ??= openThread(address))).thread
  const close = () => {
    opened?.then(({ thread }) => thread.end()).catch(() => undefined)
    opened = undefined
  }
  /** At most one preview runs at a time; of the waiting calls only the last one runs next. */
  let going: Promise<unknown> = Promise.resolve()
  let last = 0
  return {
    width: first.width,
    height: first.height,
    look(settings) {
      const number = (last += 1)
      const mine = going.then(async () =>
        number === last
          ? (await (await looking()).ask({ look: settings }, (answer) => 'picture' in answer)).picture
          : undefined
      )
      going = mine.catch(() => undefined)
      return mine
    },
    async apply(settings, { address: source, most, ...way }) {
      way.signal.throwIfAborted()
      const { matte } = await going
        .then(looking)
        .then((thread) => thread.ask({ matte: settings }, (answer) => 'matte' in answer))
      // Free memory while nothing is previewed; the next preview opens the picture again.
      close()
      const order = { address: new URL(source, document.baseURI).href, matte, most }
      const cut = await cutFullSize(order, way)
      const made = 'file' in cut ? cut : await cutFullSize({ ...order, tooLarge: cut }, way)
      if (!('file' in made)) throw new Error('The picture cannot be made small enough.')
      return made
    },
    close
  }
}
