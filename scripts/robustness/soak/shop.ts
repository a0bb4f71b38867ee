import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { memorySettings } from '../../launch/memory.js'
import type { Answers, Order } from './orders.ts'

export interface SoakShop {
  origin: string
  ask<What extends Order['what']>(order: Extract<Order, { what: What }>): Promise<Answers[What]>
  kill(): void
}

/** Starts the shop with an adjustable clock in its own process. */
export async function startSoakShop(env: Record<string, string>): Promise<SoakShop> {
  const child = fork(join(import.meta.dirname, 'server.ts'), {
    // A signal has it write a snapshot of its heap into the folder this was started in.
    execArgv: ['--expose-gc', '--heapsnapshot-signal=SIGUSR2', '--max-old-space-size=512', '--max-semi-space-size=16'],
    env: { ...process.env, ...memorySettings, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc']
  })
  const [{ origin }] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The shop did not start')))
  ])) as [{ origin: string }]
  let number = 0
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>()
  child.on('message', (told: { number: number; answer?: never; fault?: string }) => {
    const one = waiting.get(told.number)
    waiting.delete(told.number)
    if (told.fault === undefined) one?.resolve(told.answer as never)
    else one?.reject(new Error(told.fault))
  })
  child.on('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error('The shop ended'))
  })
  return {
    origin,
    ask: (order) =>
      new Promise((resolve, reject) => {
        number += 1
        waiting.set(number, { resolve, reject })
        child.send({ ...order, number })
      }),
    kill: () => void child.kill('SIGKILL')
  }
}
