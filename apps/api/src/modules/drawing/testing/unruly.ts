/** Test program in place of the drawing process. The text it receives selects its behaviour. */
import type { DrawingOrder } from '../messages.ts'

const answer = (text: string) =>
  process.send?.({ part: Buffer.from(JSON.stringify({ pid: process.pid, text })), isFileEnd: true, isLast: true })

const held: Buffer[] = []

const habits: Record<string, () => void> = {
  endless: () => {
    for (;;);
  },
  // A fixed amount: a test must not exhaust a machine that is slow to notice.
  greedy: () => {
    for (let count = 0; count < 40; count += 1) held.push(Buffer.alloc(2 ** 24, 1))
  },
  brittle: () => process.exit(3),
  waiting: () => undefined
}

process.on('message', (order: DrawingOrder) => {
  if (!('draw' in order) || order.draw.kind !== 'svg') return
  const [node] = order.draw.artwork.nodes
  const text = node?.type === 'text' ? node.text : ''
  const habit = habits[text]
  if (habit) habit()
  else answer(text)
})
process.on('disconnect', () => process.exit())
process.send?.({ ready: true })
