import type { PixelResponse, PixelMessage } from './pixel-worker.ts'

type Asked<Message> = Message extends unknown ? Omit<Message, 'id'> : never

interface Waiting {
  resolve: (picture: ImageData | undefined) => void
  reject: (error: Error) => void
}

export interface PixelThread {
  /** Posts a message and resolves with its response: a picture, if requested. */
  ask: (message: Asked<PixelMessage>, transfer?: Transferable[]) => Promise<ImageData | undefined>
  end: () => void
}

/** Starts a worker that renders rows of pictures. */
export function startPixelThread(): PixelThread {
  const worker = new Worker(new URL('pixel-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let count = 0
  /** It failed to start: later requests must reject as well. */
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
    // Callers handle the error; keep it out of the console.
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
