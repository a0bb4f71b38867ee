import { expect, it, vi } from 'vitest'
import { createRenderGate } from './render-gate.ts'

const atOnce = async () => {}

it('does one after the other, and lets the thread rest in between', async () => {
  const steps: string[] = []
  const gate = createRenderGate({ mostWaiting: 3, longestRestMs: 100 }, async () => void steps.push('rest'))
  const work = (name: string) => async () => {
    steps.push(`begin ${name}`)
    await Promise.resolve()
    steps.push(`end ${name}`)
    return name
  }
  expect(await Promise.all([gate(work('a')), gate(work('b')), gate(work('c'))])).toEqual(['a', 'b', 'c'])
  await vi.waitFor(() => expect(steps).toHaveLength(9))
  expect(steps).toEqual(['begin a', 'end a', 'rest', 'begin b', 'end b', 'rest', 'begin c', 'end c', 'rest'])
})

it('sends away at once who would wait too long, and takes the next when there is room again', async () => {
  const gate = createRenderGate({ mostWaiting: 2, longestRestMs: 100 }, atOnce)
  const held = Promise.withResolvers<string>()
  const first = gate(() => held.promise)
  const second = gate(async () => 'second')
  expect(await gate(async () => 'third')).toBeUndefined()
  held.resolve('first')
  expect(await Promise.all([first, second])).toEqual(['first', 'second'])
  await vi.waitFor(async () => expect(await gate(async () => 'fourth')).toBe('fourth'))
})

it('hands on what failed, and goes on', async () => {
  const gate = createRenderGate({ mostWaiting: 2, longestRestMs: 100 }, atOnce)
  await expect(gate(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer')
  expect(await gate(async () => 'next')).toBe('next')
})

it('rests as long as the thread was busy, within bounds', async () => {
  const rests: number[] = []
  const gate = createRenderGate(
    { mostWaiting: 2, longestRestMs: 30 },
    async (milliseconds) => void rests.push(milliseconds)
  )
  const busyFor = (milliseconds: number) => async () => {
    const until = performance.now() + milliseconds
    while (performance.now() < until);
  }
  await gate(busyFor(10))
  await gate(busyFor(60))
  await vi.waitFor(() => expect(rests).toHaveLength(2))
  expect(rests[0]).toBeGreaterThan(5)
  expect(rests[1]).toBe(30)
})
