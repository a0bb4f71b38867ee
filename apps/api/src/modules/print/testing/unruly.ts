/** Test program in place of the print worker. The document's product selects its behaviour. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import type { Order } from '../worker/messages.ts'

const failureOf = (act: () => unknown): string => {
  try {
    act()
    return 'done'
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}

const connected = () =>
  new Promise<string>((resolve) => {
    const socket = net.connect({ host: '127.0.0.1', port: Number(process.argv[2] ?? 80) })
    socket
      .once('connect', () => resolve('done'))
      .once('error', (error) => resolve('code' in error ? String(error.code) : String(error)))
  })

const tries = async () => ({
  read: failureOf(() => readFileSync('/etc/passwd')),
  write: failureOf(() => writeFileSync('/tmp/written-by-the-pool', '')),
  start: failureOf(() => spawnSync('true')),
  secrets: Object.keys(process.env),
  connect: await connected()
})

const held: Buffer[] = []

const habits: Record<string, () => object | Promise<object>> = {
  curious: tries,
  endless: () => {
    for (;;);
  },
  // A fixed amount: a test must not exhaust a machine that is slow to notice.
  greedy: () => {
    for (let count = 0; count < 40; count += 1) held.push(Buffer.alloc(2 ** 24, 1))
    return new Promise<never>(() => {})
  },
  brittle: () => process.exit(3)
}

async function behave(habit: string): Promise<void> {
  const told = await habits[habit]?.()
  process.send?.({ part: Buffer.from(JSON.stringify({ pid: process.pid, ...told })), isLast: true })
}

process.on('message', (order: Order) => {
  if ('print' in order) void behave(order.print.document.product)
})
process.on('disconnect', () => process.exit())
process.send?.({ ready: true })
