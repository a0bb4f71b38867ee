import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { memoryOf, processorTimeOf } from './process-usage.ts'
import { type SandboxOptions, sandboxed } from './sandbox.ts'

/** Why a job has no result: the program refused it, or the process failed. */
export type WorkerFailureReason = 'refused' | 'too-long' | 'too-much-memory' | 'crashed' | 'too-busy' | 'closed'

export class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure'
  readonly reason: WorkerFailureReason
  /** The refusal code of the program. */
  readonly refusal: string | undefined
  constructor(reason: WorkerFailureReason, message: string, refusal?: string) {
    super(message)
    this.reason = reason
    this.refusal = refusal
  }
}

/** Messages of a program: first that it is ready, then for each job the parts of its files, the last one marked, or a refusal. */
export type WorkerAnswer =
  | { ready: true }
  | { part: Uint8Array; isFileEnd: boolean; isLast: boolean }
  | { refused: string; because: string }

export interface WorkerLimits {
  /** CPU time of one job in milliseconds, all threads together. Ignored if the system does not report it. */
  processorMs: number
  /** Wall-clock time of one job in milliseconds. */
  wallMs: number
  /** Resident bytes. */
  memory: number
}

export interface WorkerProcessOptions extends SandboxOptions {
  /** Path of the program. */
  program: string
  limits: WorkerLimits
  /** Resident bytes after a job above which the process is replaced, because it never returns memory. */
  restful: number
  /** Runs at low CPU priority. @default false */
  isBackground?: boolean
}

interface WorkerResult {
  files: Buffer[]
  /** CPU time, or wall-clock time if the system does not report it. */
  milliseconds: number
}

/** A sandboxed process that runs one job at a time and is killed if a job takes too long or too much memory. It starts with its first job. */
export interface WorkerProcess {
  /** Sends messages and returns the files. Rejects with a `WorkerFailure`. */
  run(messages: readonly object[]): Promise<WorkerResult>
  /** Kills the process for good. Resolves once it has ended. */
  end(): Promise<void>
}

/** Allows for loading its code on a busy machine. */
const startMilliseconds = 60_000

/** Milliseconds an idle process is kept: a start takes half a second, keeping it takes a hundred megabytes. */
const idleMilliseconds = 60_000

const watchMilliseconds = 25

const megabyte = 2 ** 20

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // The process has already ended, or the system refuses: then it runs at normal priority.
  }
}

interface Running {
  child: ChildProcess
  ready: Promise<void>
}

export function openWorkerProcess({
  program,
  limits,
  restful,
  isBackground = false,
  ...walls
}: WorkerProcessOptions): WorkerProcess {
  let running: Running | undefined
  let isEnded = false
  let idle: NodeJS.Timeout | undefined

  /** A minimal environment: the server's own holds secrets. */
  const environment = { PATH: process.env['PATH'] ?? '', MALLOC_ARENA_MAX: '2' }

  function start(): Running {
    const child = fork(program, [], {
      ...sandboxed(walls),
      env: environment,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc']
    })
    child.on('error', () => undefined)
    // The program replaces its launcher in the same process and inherits its priority.
    if (isBackground && child.pid !== undefined) lowerPriority(child.pid)
    const ready = new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve())
      child.once('exit', () => reject(new WorkerFailure('crashed', 'The process did not start.')))
      setTimeout(
        () => reject(new WorkerFailure('too-long', 'The process takes too long to start.')),
        startMilliseconds
      ).unref()
    })
    ready.catch(() => undefined)
    child.once('exit', () => {
      if (running?.child === child) running = undefined
    })
    return { child, ready }
  }

  function kill(): Promise<void> {
    const child = running?.child
    running = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
    child.ref()
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    child.kill('SIGKILL')
    return ended
  }

  /** Sends the job and waits for its files, watching time, CPU and memory. */
  function perform(child: ChildProcess, messages: readonly object[]): Promise<WorkerResult> {
    return new Promise((resolve, reject) => {
      const pid = child.pid ?? 0
      const [began, workBefore] = [performance.now(), processorTimeOf(pid)]
      const worked = () =>
        workBefore === undefined ? performance.now() - began : (processorTimeOf(pid) ?? workBefore) - workBefore
      const files: Buffer[] = []
      const parts: Uint8Array[] = []
      const done = () => {
        clearInterval(watch)
        child.off('message', onMessage).off('exit', onExit)
      }
      const fail = (reason: WorkerFailureReason, message: string, refusal?: string) => {
        done()
        reject(new WorkerFailure(reason, message, refusal))
      }
      const onMessage = (answer: WorkerAnswer) => {
        if ('refused' in answer) return fail('refused', answer.because, answer.refused)
        if (!('part' in answer)) return
        parts.push(answer.part)
        if (answer.isFileEnd) files.push(Buffer.concat(parts.splice(0)))
        if (!answer.isLast) return
        done()
        resolve({ files, milliseconds: worked() })
      }
      const onExit = (code: number | null, signal: string | null) =>
        fail('crashed', `The process ended by itself (${signal ?? code}).`)
      const watch = setInterval(() => {
        const held = memoryOf(pid)?.now ?? 0
        if (held > limits.memory) fail('too-much-memory', `The job took ${Math.round(held / megabyte)} MB of memory.`)
        else if (performance.now() - began > limits.wallMs || worked() > limits.processorMs)
          fail(
            'too-long',
            `The job took longer than ${limits.processorMs} ms of processor time or ${limits.wallMs} ms by the clock.`
          )
      }, watchMilliseconds)
      child.on('message', onMessage).once('exit', onExit)
      for (const message of messages) child.send(message, () => undefined)
    })
  }

  return {
    async run(messages) {
      if (isEnded) throw new WorkerFailure('closed', 'The process was ended for good.')
      clearTimeout(idle)
      running ??= start()
      const { child, ready } = running
      child.ref()
      child.channel?.ref()
      try {
        await ready
        const result = await perform(child, messages)
        if ((memoryOf(child.pid ?? 0)?.now ?? 0) > restful) await kill()
        return result
      } catch (error) {
        const failure = error instanceof WorkerFailure ? error : new WorkerFailure('crashed', String(error))
        // A refusal leaves the program intact.
        if (failure.reason !== 'refused') await kill()
        throw failure
      } finally {
        // An idle process does not keep the server running.
        child.unref()
        child.channel?.unref()
        if (!isEnded) idle = setTimeout(() => void kill(), idleMilliseconds).unref()
      }
    },
    end() {
      isEnded = true
      clearTimeout(idle)
      return kill()
    }
  }
}
