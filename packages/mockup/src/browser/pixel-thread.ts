import type { PixelResponse, PixelMessage } from './pixel-worker.ts'

type Asked<Message> = Message extends unknown ? Omit<Message, 'id'> : never

interface Waiting {
  resolve: (picture: ImageData | undefined) => void
  reject: (error: Error) => void
}

export interface PixelThread {
  /** Sends a message and waits for its answer: a picture, where the message asked for one. */
  ask: (message: Asked<PixelMessage>, transfer?: Transferable[]) => Promise<ImageData | undefined>
  end: () => void
}

/** Starts a thread that paints rows of pictures. */
export function startPixelThread(): PixelThread {
  const worker = new Worker(new URL('pixel-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let count = 0
  /** It could not begin: nothing listens there, so whoever asks later would wait for ever. */
  let broken: Error | undefined
  const rejectAll = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.addEventListener('message', ({ data }: MessageEvent<PixelResponse>) => {
    const order = waiting.get(data.id)
    waiting.delete(data.id)
    if ('error' in data) order?.reject(new Error(data.error))
    else order?.resolve(data.picture)
  })
  worker.addEventListener('error', (event) => {
    // Whoever asks is told; the console need not be.
    event.preventDefault()
    broken = new Error(event.message || 'The thread could not be started.')
    rejectAll(broken)
  })
  return {
    ask: (message, transfer = []) =>
      new Promise((resolve, reject) => {
        if (broken) {
          reject(broken)
          return
        }
        const id = count++
        waiting.set(id, { resolve, reject })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        worker.postMessage({ ...message, id }, transfer)
      }),
    end: () => {
      worker.terminate()
      rejectAll(new Error('The thread was ended.'))
    }
  }
}
