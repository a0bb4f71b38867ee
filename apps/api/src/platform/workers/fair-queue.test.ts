import { describe, expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const limits = { waiting: 10, waitingOfOne: 6, runningOfOne: 1 }

/** Takes jobs one at a time and finishes each before the next. */
function inTurn(queue: ReturnType<typeof createFairQueue<string>>): string[] {
  const done: string[] = []
  for (let turn = queue.next(); turn; turn = queue.next()) {
    done.push(turn.job)
    turn.release()
  }
  return done
}

describe('a fair queue', () => {
  it('lets visitors take turns, however much one of them has waiting', () => {
    const queue = createFairQueue<string>(limits)
    for (const job of ['a1', 'a2', 'a3', 'a4']) queue.add('a', job)
    queue.add('b', 'b1')
    queue.add('c', 'c1')
    expect(inTurn(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4'])
  })

  it('gives nobody more than their share of the workers', () => {
    const queue = createFairQueue<string>(limits)
    queue.add('a', 'a1')
    queue.add('a', 'a2')
    const first = queue.next()
    expect(first?.job).toBe('a1')
    expect(queue.next()).toBeUndefined()
    queue.add('b', 'b1')
    expect(queue.next()?.job).toBe('b1')
    first?.release()
    first?.release()
    expect(queue.next()?.job).toBe('a2')
    expect(queue.next()).toBeUndefined()
  })

  it('turns away who has enough waiting already', () => {
    const queue = createFairQueue<string>(limits)
    for (let count = 0; count < 6; count += 1) expect(queue.add('a', `a${count}`)).toBeUndefined()
    expect(queue.add('a', 'a6')).toBe('a6')
    expect(queue.add('b', 'b0')).toBeUndefined()
  })

  it('sheds, when it is full, the newest of whoever has the most in it', () => {
    const queue = createFairQueue<string>(limits)
    for (let count = 0; count < 6; count += 1) queue.add('a', `a${count}`)
    for (let count = 0; count < 4; count += 1) queue.add('b', `b${count}`)
    expect(queue.add('c', 'c0')).toBe('a5')
    expect(queue.waiting).toBe(10)
    expect(inTurn(queue)).toContain('c0')
  })

  it('brings a job two wait for when it is the turn of either, and once', () => {
    const queue = createFairQueue<string>(limits)
    for (const job of ['a1', 'a2', 'shared']) queue.add('a', job)
    queue.join('b', 'shared')
    expect(inTurn(queue)).toEqual(['a1', 'shared', 'a2'])
  })

  it('is empty once it was cleared', () => {
    const queue = createFairQueue<string>(limits)
    queue.add('a', 'a1')
    queue.add('b', 'b1')
    expect(queue.clear()).toEqual(['a1', 'b1'])
    expect(queue.next()).toBeUndefined()
  })
})
