import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import PQueue from 'p-queue'
import { memoryOf } from '../../../platform/workers/process-usage.ts'
import { sandboxed } from '../../../platform/workers/sandbox.ts'
import type { PrintRequest } from '../print-area.ts'
import type { Answer, Order, Refusal } from './messages.ts'

/** Why there is no print file: the design itself, or a failure of the process. */
export type FailureReason = Refusal | 'too-long' | 'too-much-memory' | 'crashed' | 'too-busy' | 'closed'

export class PrintFailure extends Error {
  override readonly name = 'PrintFailure'
  readonly reason: FailureReason
  constructor(reason: FailureReason, message: string) {
    super(message)
    this.reason = reason
  }
}

export interface Printed {
  file: Buffer
  milliseconds: number
  /** Peak memory of the process in bytes; 0 if the system does not report it. */
  memory: number
}

/** Prints one file after another in a separate process, which is killed if it takes too long or too much memory. */
export interface WorkerPool {
  /** Rejects with a `PrintFailure`. */
  print(request: PrintRequest): Promise<Printed>
  close(): Promise<void>
}

export interface WorkerPoolOptions {
  /** Time limit of one file, from its first byte sent to its last byte back. */
  milliseconds?: number
  /** Resident bytes. */
  memory?: number
  /** The printer program; a test puts another into the same sandbox. */
  program?: string
}

const megabyte = 2 ** 20

export const workerPoolLimits = { milliseconds: 10_000, memory: 768 * megabyte, waiting: 64 } as const

/** JavaScript needs little memory: pictures and canvas are outside its heap. */
const heapMegabytes = 384

/** Resident bytes after a job above which the process is replaced, because it never returns memory. */
const memoryToRestart = 300 * megabyte

/** Milliseconds an idle process is kept: a start takes half a second, keeping it takes a hundred megabytes. */
const idleMilliseconds = 60_000

/** Allows for loading its code on a busy machine. */
const startMilliseconds = 60_000

const watchMilliseconds = 25

interface Worker {
  child: ChildProcess
  ready: Promise<void>
}

export function openWorkerPool({
  milliseconds = workerPoolLimits.milliseconds,
  memory = workerPoolLimits.memory,
  program = join(import.meta.dirname, 'main.ts')
}: WorkerPoolOptions = {}): WorkerPool {
  const queue = new PQueue({ concurrency: 1 })
  const closing = new AbortController()
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  const release = () => {
    worker?.child.kill('SIGKILL')
    worker = undefined
  }

  /** A minimal environment: the server's own holds secrets. */
  const environment = { PATH: process.env['PATH'] ?? '', MALLOC_ARENA_MAX: '2' }

  function acquire(): Worker {
    const child = fork(program, [], {
      ...sandboxed({ heapMegabytes, readable: ['apps/api/src/modules/print', 'apps/api/src/platform/workers'] }),
      env: environment,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc']
    })
    child.on('error', () => undefined)
    const ready = new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve())
      child.once('exit', () => reject(new PrintFailure('crashed', 'The process that prints did not start.')))
      setTimeout(
        () => reject(new PrintFailure('too-long', 'The process that prints takes too long to start.')),
        startMilliseconds
      ).unref()
    })
    ready.catch(() => undefined)
    child.once('exit', () => {
      if (worker?.child === child) worker = undefined
    })
    return { child, ready }
  }

  /** Sends the job and waits for the file, watching time and memory. */
  function perform(child: ChildProcess, { images, ...print }: PrintRequest): Promise<Printed> {
    return new Promise((resolve, reject) => {
      const began = performance.now()
      const parts: Uint8Array[] = []
      const done = () => {
        clearTimeout(clock)
        clearInterval(watch)
        child.off('message', onMessage).off('exit', onExit)
      }
      const fail = (reason: FailureReason, message: string) => {
        done()
        reject(new PrintFailure(reason, message))
      }
      const onMessage = (answer: Answer) => {
        if ('refused' in answer) return fail(answer.refused, answer.because)
        if (!('part' in answer)) return
        parts.push(answer.part)
        if (!answer.isLast) return
        done()
        resolve({
          file: Buffer.concat(parts),
          milliseconds: performance.now() - began,
          memory: memoryOf(child.pid ?? 0)?.most ?? 0
        })
      }
      const onExit = (code: number | null, signal: string | null) =>
        fail('crashed', `The process that prints ended by itself (${signal ?? code}).`)
      const clock = setTimeout(() => fail('too-long', `Printing took longer than ${milliseconds} ms.`), milliseconds)
      const watch = setInterval(() => {
        const held = memoryOf(child.pid ?? 0)?.now ?? 0
        if (held > memory) fail('too-much-memory', `Printing took ${Math.round(held / megabyte)} MB of memory.`)
      }, watchMilliseconds)
      child.on('message', onMessage).once('exit', onExit)
      const send = (order: Order) => child.send(order, () => undefined)
      for (const [picture, data] of images) send({ picture, data })
      send({ print })
    })
  }

  async function work(request: PrintRequest): Promise<Printed> {
    worker ??= acquire()
    const { child, ready } = worker
    child.ref()
    child.channel?.ref()
    try {
      await ready
      const printed = await perform(child, request)
      if ((memoryOf(child.pid ?? 0)?.now ?? 0) > memoryToRestart) release()
      return printed
    } catch (error) {
      const failure = error instanceof PrintFailure ? error : new PrintFailure('crashed', String(error))
      // A refused design leaves the process intact.
      if (failure.reason !== 'missing-picture' && failure.reason !== 'unprintable') release()
      throw failure
    } finally {
      // An idle process does not keep the server running.
      child.unref()
      child.channel?.unref()
    }
  }

  queue.addEventListener('idle', () => {
    idle = setTimeout(release, idleMilliseconds).unref()
  })

  return {
    print(request) {
      if (queue.size >= workerPoolLimits.waiting)
        return Promise.reject(new PrintFailure('too-busy', 'Too many files are waiting to be printed.'))
      clearTimeout(idle)
      return queue.add(() => work(request), { signal: closing.signal })
    },
    async close() {
      closing.abort(new PrintFailure('closed', 'The pool is closed.'))
      clearTimeout(idle)
      const child = worker?.child
      const ended =
        child && child.exitCode === null && child.signalCode === null
          ? new Promise((resolve) => child.once('exit', resolve))
          : undefined
      child?.ref()
      release()
      await ended
    }
  }
}
