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

/** What is asked of the drawing processes. */
export interface DrawingJob {
  /** Names the result: whoever asks for the same while it is being made waits for the same one. */
  key: string
  /** Names what is drawn. Of one that took too long, no other size or colour is tried. */
  subject: string
  /** Who waits for it: visitors take turns. Left out where nobody does; then it is made while nobody waits for anything. */
  visitor?: string | undefined
  /** Says what to draw, once it is its turn. Undefined where there is nothing to draw. */
  load: () => Promise<DrawingRequest | undefined>
}

/** Draws in processes that can be ended, for one visitor after the other. */
export interface Drawing {
  /**
   * Gives the files, or undefined where there was nothing to draw. Throws `unavailable` where too much waits already, `too-many-requests`
   * where the visitor had as much drawn as they may for now, and `too-complex` where it would take or took too long.
   */
  draw(job: DrawingJob): Promise<Buffer[] | undefined>
  close(): Promise<void>
}

/** A job at work is looked at every 25 ms. The costliest design that is let in takes about half of this. */
export const drawingLimits: WorkerLimits = { processorMs: 6_000, wallMs: 20_000, memory: 768 * 2 ** 20 }

/** What waits holds no document yet, only who asks for what. */
const waitingMax = 256
const waitingOfOneMax = 64

/** How many subjects that took too long are known at a time. */
const refusedMax = 1000

/** What was let in before there was a limit is drawn up to this; the limits of the process end what takes longer. */
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
  /** The program that draws; a test puts another within the same walls. */
  program?: string
}

export function openDrawing(
  { config, storage, log, clock, metrics }: Pick<Platform, 'config' | 'storage' | 'log' | 'clock' | 'metrics'>,
  { limits = drawingLimits, program = join(import.meta.dirname, 'worker.ts') }: DrawingOptions = {}
): Drawing {
  const open = (isBackground: boolean) =>
    openWorkerProcess({ program, limits, restful: 400 * 2 ** 20, heapMegabytes: 384, readable, isBackground })
  // One of several draws for those who have much drawn, with what the machine has left over.
  const background = config.drawingWorkers > 1 ? open(true) : undefined
  const workers = Array.from({ length: config.drawingWorkers - (background ? 1 : 0) }, () => open(false))
  const allWorkers = background ? [...workers, background] : workers
  // With two of them or more nobody has them all.
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
      // What nobody waits for is made by one alone, so that whoever comes finds another free.
      else if (queue.waiting === 0 && taken.size === 0) {
        const job = later.shift()
        if (job) begin(worker, job, () => undefined)
      }
    }
  }

  /** Somebody waits for it now, who may not be the one that asked first. */
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
