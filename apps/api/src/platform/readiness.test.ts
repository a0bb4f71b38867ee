import { expect, it } from 'vitest'
import { type Probe, readinessOf } from './readiness.ts'

const quiet = { warn: () => undefined, info: () => undefined }

function part(name: Probe['name'], isNeeded: boolean) {
  const state = { isAway: false, asked: 0 }
  const probe: Probe = {
    name,
    isNeeded,
    keptMs: 1_000,
    check: async () => {
      state.asked += 1
      if (state.isAway) throw new Error('the password of the mail server is wrong')
    }
  }
  return { state, probe }
}

it('tells part by part what answers, and gives up only without what is needed', async () => {
  let now = 0
  const [database, mail] = [part('database', true), part('mail', false)]
  const ask = readinessOf([database.probe, mail.probe], quiet, () => now)
  expect(await ask()).toEqual({ status: 'ready', parts: { database: 'ok', mail: 'ok' } })
  mail.state.isAway = true
  now += 1_000
  expect(await ask()).toEqual({ status: 'degraded', parts: { database: 'ok', mail: 'away' } })
  database.state.isAway = true
  now += 1_000
  expect(await ask()).toEqual({ status: 'away', parts: { database: 'away', mail: 'away' } })
})

it('asks a part no more often for many who want to know', async () => {
  let now = 0
  const { state, probe } = part('storage', true)
  const ask = readinessOf([probe], quiet, () => now)
  await Promise.all(Array.from({ length: 50 }, ask))
  now += 999
  await ask()
  expect(state.asked).toBe(1)
  now += 1
  await Promise.all(Array.from({ length: 50 }, ask))
  expect(state.asked).toBe(2)
})

it('tells the log once that a part went and once that it is back', async () => {
  let now = 0
  const told: string[] = []
  const note = (_fields: unknown, line?: string) => void told.push(line ?? '')
  const { state, probe } = part('redis', false)
  const ask = readinessOf([probe], { warn: note, info: note }, () => now)
  for (const isAway of [false, true, true, false, false]) {
    state.isAway = isAway
    now += 1_000
    await ask()
  }
  expect(told).toEqual(['a part of the shop is away', 'a part of the shop is back'])
})
