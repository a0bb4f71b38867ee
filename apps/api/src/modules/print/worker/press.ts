import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { PrintRequest } from '../print-area.ts'
import { memoryOf } from './memory.ts'
import type { Answer, Order, Refusal } from './messages.ts'
import { walled } from './walls.ts'

/** Why there is no print file: the design itself, or what became of the process. */
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
  /** Memory the process has held at most, in bytes; 0 where the system does not tell. */
  memory: number
}

/** Prints one file after the other in a process of its own, which is ended when it takes too long or too much. */
export interface Press {
  /** Rejects with a `PrintFailure`. */
  print(request: PrintRequest): Promise<Printed>
  close(): Promise<void>
}

export interface PressOptions {
  /** For one file, from its first byte sent to its last byte back. */
  milliseconds?: number
  /** Resident bytes. */
  memory?: number
  /** The program that prints; a test puts another within the same walls. */
  program?: string
}

const megabyte = 2 ** 20

export const pressLimits = { milliseconds: 10_000, memory: 768 * megabyte, waiting: 64 } as const

/** JavaScript needs little of the memory: pictures and canvas lie outside its heap. */
const heapMegabytes = 384

/** A process this large after its work makes room for a fresh one: what it holds, it never gives back. */
const restful = 300 * megabyte

/** For this long it waits for the next file: starting it takes half a second, keeping it a hundred megabytes. */
const idleMilliseconds = 60_000

/** For reading its code on a busy machine. */
const startMilliseconds = 60_000

const watchMilliseconds = 25

interface Job {
  request: PrintRequest
  resolve: (printed: Printed) => void
  reject: (failure: PrintFailure) => void
}

interface Hand {
  child: ChildProcess
  ready: Promise<void>
}

export function openPress({ milliseconds = pressLimits.milliseconds, memory = pressLimits.memory, program = join(import.meta.dirname, 'main.ts') }: PressOptions = {}): Press {
  const waiting: Job[] = []
  let hand: Hand | undefined
  let isWorking = false
  let isClosed = false
  let idle: NodeJS.Timeout | undefined

  const dismiss = () => {
    hand?.child.kill('SIGKILL')
    hand = undefined
  }

  /** The environment holds secrets of the shop; none of it goes in. */
  const environment = { PATH: process.env['PATH'] ?? '', MALLOC_ARENA_MAX: '2' }

  function hire(): Hand {
    const child = fork(program, [], { ...walled(heapMegabytes), env: environment, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    child.on('error', () => undefined)
    const ready = new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve())
      child.once('exit', () => reject(new PrintFailure('crashed', 'The process that prints did not start.')))
      setTimeout(() => reject(new PrintFailure('too-long', 'The process that prints takes too long to start.')), startMilliseconds).unref()
    })
    ready.catch(() => undefined)
    child.once('exit', () => {
      if (hand?.child === child) hand = undefined
    })
    return { child, ready }
  }

  /** Sends the job in and waits for the file, watching clock and memory. */
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
        resolve({ file: Buffer.concat(parts), milliseconds: performance.now() - began, memory: memoryOf(child.pid ?? 0)?.most ?? 0 })
      }
      const onExit = (code: number | null, signal: string | null) => fail('crashed', `The process that prints ended by itself (${signal ?? code}).`)
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

  async function work({ request, resolve, reject }: Job): Promise<void> {
    hand ??= hire()
    const { child, ready } = hand
    child.ref()
    child.channel?.ref()
    try {
      await ready
      resolve(await perform(child, request))
      if ((memoryOf(child.pid ?? 0)?.now ?? 0) > restful) dismiss()
    } catch (error) {
      const failure = error instanceof PrintFailure ? error : new PrintFailure('crashed', String(error))
      // Where the design is refused the process is as good as before.
      if (failure.reason !== 'missing-picture' && failure.reason !== 'unprintable') dismiss()
      reject(failure)
    } finally {
      // One that waits for work does not keep the server from ending.
      child.unref()
      child.channel?.unref()
    }
  }

  function next(): void {
    clearTimeout(idle)
    const job = isWorking ? undefined : waiting.shift()
    if (job) {
      isWorking = true
      void work(job).finally(() => {
        isWorking = false
        next()
      })
    } else if (!isWorking) {
      idle = setTimeout(dismiss, idleMilliseconds).unref()
    }
  }

  return {
    print(request) {
      if (isClosed) return Promise.reject(new PrintFailure('closed', 'The press is closed.'))
      if (waiting.length >= pressLimits.waiting) return Promise.reject(new PrintFailure('too-busy', 'Too many files are waiting to be printed.'))
      return new Promise((resolve, reject) => {
        waiting.push({ request, resolve, reject })
        next()
      })
    },
    async close() {
      isClosed = true
      clearTimeout(idle)
      for (const { reject } of waiting.splice(0)) reject(new PrintFailure('closed', 'The press is closed.'))
      const child = hand?.child
      const ended = child && child.exitCode === null && child.signalCode === null ? new Promise((resolve) => child.once('exit', resolve)) : undefined
      child?.ref()
      dismiss()
      await ended
    }
  }
}
