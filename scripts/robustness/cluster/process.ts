import { type ChildProcess, spawn } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { endChild } from '../../../apps/api/src/testing/child-process.ts'

/** A process of the cluster on a fixed port. */
export interface Part {
  name: string
  port: number
  start(): Promise<void>
  /** Ends it with SIGKILL and answers once it is gone. */
  kill(): Promise<void>
  /** Asks it to end, with whatever processes it has of its own. */
  stop(): Promise<void>
}

/** Whether somebody takes connections on a port of this machine. */
const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.setTimeout(500, () => end(false))
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })

async function untilAnswers(port: number, what: string): Promise<void> {
  for (let waited = 0; !(await answers(port)); waited += 50) {
    if (waited > 30_000) throw new Error(`${what} does not answer on port ${port}`)
    await pause(50)
  }
}

export function part(name: string, port: number, file: string, args: readonly string[], ids = {}): Part {
  let child: ChildProcess | undefined
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const ending = child
    child = undefined
    await endChild(ending, signal)
  }
  return {
    name,
    port,
    start: async () => {
      const said: string[] = []
      const started = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], ...ids })
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (chunk: Buffer) => {
          said.push(chunk.toString())
          if (said.length > 40) said.shift()
        })
      child = started
      await untilAnswers(port, name).catch((error: unknown) => {
        throw new Error(`${name} did not start. It said:\n${said.join('')}`, { cause: error })
      })
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM')
  }
}
