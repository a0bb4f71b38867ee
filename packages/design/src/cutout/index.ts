import type { CutPicture, TooLarge } from './full-size.ts'
import type { CutoutSettings } from './settings.ts'
import type { CutoutAnswer, CutoutMessage, FullSizeOrder } from './worker.ts'

export type { CutPicture } from './full-size.ts'
export type { CutoutSettings } from './settings.ts'

/** A picture whose background is being taken out, on threads of their own. */
export interface Cutout {
  /** Of what `look` gives. */
  width: number
  height: number
  /** The picture without it, bounded in size; undefined where another was asked for meanwhile. */
  look: (settings: CutoutSettings) => Promise<ImageData | undefined>
  /** The same in full size from `address`, as a file of at most so many bytes. @throws what `signal` was aborted with */
  apply: (
    settings: CutoutSettings,
    going: { address: string; most: number; onProgress: (done: number) => void; signal: AbortSignal }
  ) => Promise<CutPicture>
  close: () => void
}

/** The longer side of what is looked at, in pixels. */
const bounded = 1600

interface Thread {
  /** Sends one message and gives the first answer that is one to it. */
  ask: <Wanted extends CutoutAnswer>(
    message: CutoutMessage,
    isIt: (answer: CutoutAnswer) => answer is Wanted,
    onOther?: (answer: CutoutAnswer) => void
  ) => Promise<Wanted>
  end: () => void
}

const handedOver = (message: CutoutMessage): Transferable[] => ('open' in message ? [message.open] : [])

function startThread(): Thread {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module' })
  // It may not even begin; whoever asks later is to know, too.
  const broken = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The thread could not be started.')))
  })
  broken.catch(() => undefined)
  function ask<Wanted extends CutoutAnswer>(
    message: CutoutMessage,
    isIt: (answer: CutoutAnswer) => answer is Wanted,
    onOther?: (answer: CutoutAnswer) => void
  ): Promise<Wanted> {
    const end = new AbortController()
    const answered = new Promise<Wanted>((resolve, reject) => {
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<CutoutAnswer>) => {
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

/** The picture of an address, bounded in size, without the page waiting for it to be unpacked. */
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

/** Opens a picture on a thread of its own. */
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

/** Cuts in full size. What comes of it is not the only thing that is large: a thread ended gives back all the memory it had, at once. */
async function cutFullSize(
  order: FullSizeOrder,
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

/** Opens a picture to take its background out. @throws where it cannot be read */
export async function openCutout(address: string): Promise<Cutout> {
  const first = await openThread(address)
  let opened: Promise<typeof first> | undefined = Promise.resolve(first)
  const looking = async () => (await (opened ??= openThread(address))).thread
  const close = () => {
    opened?.then(({ thread }) => thread.end()).catch(() => undefined)
    opened = undefined
  }
  /** One look is under way at most; of those asked for meanwhile, the last is next. */
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
      // Nobody looks meanwhile; whoever does after all opens it again.
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
