import { Worker } from 'node:worker_threads'
import type { StorageSettings } from '../../../platform/storage/open-storage.ts'
import type { Result, StudioRequest, Task } from './worker.ts'

/** `now`: somebody is waiting. `later`: only while nobody is. */
export type Urgency = 'now' | 'later'

/** Makes pictures on a thread of its own, so that the server goes on answering meanwhile. */
export interface Studio {
  /** Gives a file for every asked output. Rejects with a `StudioBusyError` where too many wait already. */
  make(request: StudioRequest, urgency: Urgency): Promise<Buffer[]>
  close(): Promise<void>
}

export class StudioBusyError extends Error {
  override readonly name = 'StudioBusyError'
}

interface Order {
  request: StudioRequest
  resolve: (files: Buffer[]) => void
  reject: (error: Error) => void
}

/** One is composed while another is being encoded. */
const atOnce = 2
/** Some ten seconds of work; who comes later is better told to come again. */
const waitingMax = 64

/** `dataDir` and `s3` say where the uploads are that designs show. */
export function openStudio({ dataDir, s3 }: StorageSettings): Studio {
  const waiting: Record<Urgency, Order[]> = { now: [], later: [] }
  const working = new Map<number, Order>()
  let thread: Worker | undefined
  let isClosed = false
  let count = 0

  const settle = (result: Result) => {
    const order = working.get(result.id)
    working.delete(result.id)
    if ('error' in result) order?.reject(new Error(`The picture could not be made: ${result.error}`))
    else order?.resolve(result.files.map((file) => Buffer.from(file.buffer, file.byteOffset, file.byteLength)))
    next()
  }

  /** A thread that died takes the pictures it was at with it; the next order gets a new one. */
  const lose = (error: Error) => {
    thread = undefined
    const lost = [...working.values()]
    working.clear()
    for (const { reject } of lost) reject(error)
    next()
  }

  const hire = () => {
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: { dataDir, ...(s3 && { s3 }) } satisfies StorageSettings })
    worker.on('message', settle)
    worker.on('error', lose)
    // A forgotten studio does not keep the process from ending.
    worker.unref()
    return worker
  }

  function next(): void {
    if (isClosed) return
    for (let free = atOnce - working.size; free > 0; free--) {
      const order = waiting.now.shift() ?? (working.size === 0 ? waiting.later.shift() : undefined)
      if (!order) return
      const id = count++
      working.set(id, order)
      thread ??= hire()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      thread.postMessage({ id, request: order.request } satisfies Task)
    }
  }

  return {
    make(request, urgency) {
      if (isClosed) return Promise.reject(new Error('The studio is closed.'))
      if (urgency === 'now' && waiting.now.length >= waitingMax) return Promise.reject(new StudioBusyError('Too many pictures are waiting to be made.'))
      return new Promise((resolve, reject) => {
        waiting[urgency].push({ request, resolve, reject })
        next()
      })
    },
    async close() {
      isClosed = true
      const left = [...waiting.now.splice(0), ...waiting.later.splice(0), ...working.values()]
      working.clear()
      for (const { reject } of left) reject(new Error('The studio is closed.'))
      await thread?.terminate()
    }
  }
}
