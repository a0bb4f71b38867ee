import { tmpdir } from 'node:os'
import { afterEach, expect, it } from 'vitest'
import { type Studio, StudioBusyError, openStudio } from './studio.ts'

let studio: Studio | undefined
afterEach(() => studio?.close())

const blank = (tint: string) => ({ kind: 'picture' as const, view: 'tote-front' as const, tint, outputs: [{ width: 320, format: 'webp' as const }] })

it('makes what somebody waits for before what nobody waits for', async () => {
  const room = (studio = openStudio({ dataDir: tmpdir() }))
  const order: string[] = []
  const note = (name: string) => () => void order.push(name)
  const first = room.make(blank('000000'), 'later').then(note('first'))
  const later = room.make(blank('111111'), 'later').then(note('later'))
  const now = room.make(blank('222222'), 'now').then(note('now'))
  await Promise.all([first, later, now])
  expect(order.indexOf('now')).toBeLessThan(order.indexOf('later'))
})

it('gives several sizes of one picture at once', async () => {
  studio = openStudio({ dataDir: tmpdir() })
  const files = await studio.make({ ...blank('c8371b'), outputs: [{ width: 320, format: 'avif' }, { width: 480, format: 'webp' }] }, 'now')
  expect(files[0]?.toString('latin1', 4, 12)).toBe('ftypavif')
  expect(files[1]?.toString('latin1', 8, 12)).toBe('WEBP')
})

it('turns people away rather than let them wait for minutes', async () => {
  const room = (studio = openStudio({ dataDir: tmpdir() }))
  const orders = Array.from({ length: 80 }, (_, index) => room.make(blank(String(100_000 + index)), 'now').then(() => undefined, (error: unknown) => error))
  const refused = await Promise.race(orders.slice(-1))
  expect(refused).toBeInstanceOf(StudioBusyError)
  await studio.close()
  await Promise.all(orders)
})

it('lets go of what waits when it closes', async () => {
  studio = openStudio({ dataDir: tmpdir() })
  const order = studio.make(blank('000000'), 'later')
  const told = expect(order).rejects.toThrow('closed')
  await studio.close()
  await told
  await expect(studio.make(blank('000000'), 'now')).rejects.toThrow('closed')
})
