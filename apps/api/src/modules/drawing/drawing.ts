import { join } from 'node:path'
import { drawingCost, drawingCostLimit } from '@motif/design'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { createFairQueue } from '../../platform/workers/fair-queue.ts'
import { createSpendLimit } from '../../platform/workers/spend-limit.ts'
import {
  WorkerFailure,
  type WorkerLimits,
  type WorkerProcess,
  openWorkerProcess
} from '../../platform/workers/worker-process.ts'
import { blankToSend, imagesToSend } from './images.ts'
import type { DrawingOrder, DrawingRequest } from './messages.ts'

/** A job for the drawing processes. */
export interface DrawingJob {
  /** Key of the result: concurrent requests share it. */
  key: string
  /** Key of the subject. If it took too long, no other size or colour of it is tried. */
  subject: string
  /** The visitor who waits for it; visitors take turns. Omitted for background work, which runs when nobody waits. */
  visitor?: string | undefined
  /** Builds the request at its turn. Undefined if there is nothing to draw. */
  load: () => Promise<DrawingRequest | undefined>
}

/** Draws in killable processes, with visitors in turn. */
export interface Drawing {
  /**
   * Returns the files, or undefined if there was nothing to draw. Throws `unavailable` if the queue is full, `too-many-requests` if the visitor
   * used up their allowance, and `too-complex` if it took too long or would.
   */
  draw(job: DrawingJob): Promise<Buffer[] | undefined>
  close(): Promise<void>
}

/** Limits of a job, checked every 25 ms. The most expensive accepted design takes about half. */
export const drawingLimits: WorkerLimits = { processorMs: 6_000, wallMs: 20_000, memory: 768 * 2 ** 20 }

/** Waiting jobs hold no document yet, only their keys. */
const waitingMax = 256
const waitingOfOneMax = 64

/** Number of rejected subjects to remember. */
const refusedMax = 1000

/** Documents older than the limit are drawn up to this cost; the process limits stop longer ones. */
const costMax = 2 * drawingCostLimit

const readable = ['packages/mockup', 'apps/api/src/modules', 'apps/api/src/platform', 'tools/pictures/passes']

interface Waiting extends DrawingJob {
  resolve: (files: Buffer[] | undefined) => void
  reject: (error: Error) => void
}

const busy = () => new ProblemError('drawing-busy', { retryAfter: 2 })
const tooComplex = () => new ProblemError('design-too-slow')
const tooMany = (retryAfter: number) => new ProblemError('drawings-over-limit', { retryAfter })

const artworkIn = (request: DrawingRequest) => ('artwork' in request ? request.artwork : undefined)

export interface DrawingOptions {
  limits?: WorkerLimits
  /** The drawing program; a test puts another into the same sandbox. */
  program?: string
}

export function openDrawing(
  { config, storage, log, clock, metrics }: Pick<Platform, 'config' | 'storage' | 'log' | 'clock' | 'metrics'>,
  { limits = drawingLimits, program = join(import.meta.dirname, 'worker.ts') }: DrawingOptions = {}
): Drawing {
  const open = (isBackground: boolean) =>
    openWorkerProcess({ program, limits, restful: 400 * 2 ** 20, heapMegabytes: 384, readable, isBackground })
  // One of several processes draws for heavy visitors, at low priority.
  const background = config.drawingWorkers > 1 ? open(true) : undefined
  const workers = Array.from({ length: config.drawingWorkers - (background ? 1 : 0) }, () => open(false))
  const allWorkers = background ? [...workers, background] : workers
  // With two or more, nobody occupies all of them.
  const queue = createFairQueue<Waiting>({
    waiting: waitingMax,
    waitingOfOne: waitingOfOneMax,
    runningOfOne: Math.max(1, workers.length - 1)
  })
  const later: Waiting[] = []
  const spending = createSpendLimit({ perMinute: config.rateLimits.drawingMs, now: () => clock.now().getTime() })
  const making = new Map<string, { job: Waiting; result: Promise<Buffer[] | undefined> }>()
  const refused = new Set<string>()
  const taken = new Set<WorkerProcess>()
  let isClosed = false

  function remember(subject: string): void {
    refused.add(subject)
    const [oldest] = refused
    if (refused.size > refusedMax && oldest !== undefined) refused.delete(oldest)
  }

  async function perform(worker: WorkerProcess, { subject, visitor, load }: Waiting): Promise<Buffer[] | undefined> {
    if (refused.has(subject)) throw tooComplex()
    const request = await load()
    if (!request) return undefined
    const artwork = artworkIn(request)
    if (artwork && drawingCost(artwork.nodes, artwork).milliseconds > costMax) throw tooComplex()
    const blank = await blankToSend(storage, request)
    if (blank === 'gone') return undefined
    const orders: DrawingOrder[] = [
      ...(blank ? [{ blank }] : []),
      ...(artwork ? await imagesToSend(storage, request.kind, artwork.nodes) : []),
      { draw: request }
    ]
    try {
      const { files, milliseconds } = await worker.run(orders)
      if (visitor !== undefined) spending.spend(visitor, milliseconds)
      metrics.pictureTried(true)
      return files
    } catch (error) {
      metrics.pictureTried(false)
      if (!(error instanceof WorkerFailure) || (error.reason !== 'too-long' && error.reason !== 'too-much-memory'))
        throw error
      if (visitor !== undefined) spending.spend(visitor, limits.processorMs)
      remember(subject)
      log.warn({ subject, reason: error.reason }, 'a drawing was ended')
      throw tooComplex()
    }
  }

  function begin(worker: WorkerProcess, job: Waiting, release: () => void): void {
    taken.add(worker)
    void perform(worker, job)
      .then(job.resolve, (error: Error) => job.reject(isClosed ? closed() : error))
      .finally(() => {
        taken.delete(worker)
        release()
        next()
      })
  }

  function next(): void {
    for (const worker of allWorkers) {
      if (isClosed || taken.has(worker)) continue
      const turn = queue.next(background && ((visitor) => spending.isHeavy(visitor) === (worker === background)))
      if (turn) begin(worker, turn.job, turn.release)
      // Background work uses one process, so that visitors find another free.
      else if (queue.waiting === 0 && taken.size === 0) {
        const job = later.shift()
        if (job) begin(worker, job, () => undefined)
      }
    }
  }

  /** A visitor waits for it now, maybe not the first one. */
  function hurry(visitor: string, job: Waiting): void {
    const place = later.indexOf(job)
    if (place === -1) return queue.join(visitor, job)
    later.splice(place, 1)
    queue.add(visitor, job)?.reject(busy())
    next()
  }

  const closed = () => new WorkerFailure('closed', 'Drawing is closed.')

  return {
    draw(wanted) {
      if (isClosed) return Promise.reject(closed())
      const { key, visitor } = wanted
      const known = making.get(key)
      if (known) {
        if (visitor !== undefined) hurry(visitor, known.job)
        return known.result
      }
      const wait = visitor === undefined ? 0 : spending.waitOf(visitor)
      if (wait > 0) return Promise.reject(tooMany(wait))
      if (refused.has(wanted.subject)) return Promise.reject(tooComplex())
      const { promise, resolve, reject } = Promise.withResolvers<Buffer[] | undefined>()
      const job: Waiting = { ...wanted, resolve, reject }
      const result = promise.finally(() => making.delete(key))
      making.set(key, { job, result })
      if (visitor === undefined) later.push(job)
      else queue.add(visitor, job)?.reject(busy())
      next()
      return result
    },
    async close() {
      isClosed = true
      for (const { reject } of [...queue.clear(), ...later.splice(0)]) reject(closed())
      await Promise.all(allWorkers.map((worker) => worker.end()))
    }
  }
}
