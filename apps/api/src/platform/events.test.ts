import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { eventsOver } from './events.ts'

let shop: TestApp
beforeAll(async () => (shop = await testApp()))
afterAll(() => shop.close())

test('an event reaches every subscriber once its transaction commits, and nobody where it is undone', async () => {
  const { db, jobs } = shop.platform
  const events = eventsOver(jobs)
  const heard: string[] = []
  const subscribe = (names: string[], job: string) =>
    events.subscribe<{ id: string }>(names, job, async ({ id }) => void heard.push(`${job} ${id}`))
  subscribe(['thing.made', 'thing.gone'], 'first.hears')
  subscribe(['thing.made'], 'second.hears')
  await db.transaction((tx) => events.publish('thing.made', { id: 'a' }, tx))
  await expect(
    db.transaction(async (tx) => {
      await events.publish('thing.made', { id: 'b' }, tx)
      throw new Error('undone')
    })
  ).rejects.toThrow('undone')
  await db.transaction((tx) => events.publish('thing.gone', { id: 'c' }, tx))
  await db.transaction((tx) => events.publish('nobody.cares', { id: 'd' }, tx))
  expect(heard).toEqual([])
  await shop.runJobs()
  expect(heard.toSorted()).toEqual(['first.hears a', 'first.hears c', 'second.hears a'])
})
