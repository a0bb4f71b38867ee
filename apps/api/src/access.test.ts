import { type CallName, calls } from '@motif/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessTable } from './testing/access-table.ts'
import { type World, callers, openWorld } from './testing/access-fixtures.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const names = Object.keys(calls) as CallName[]

it('has a line for every call of the contract, and for nothing else', () => {
  expect(Object.keys(accessTable).toSorted()).toEqual(names.toSorted())
})

describe.each(names)('%s', (name) => {
  it.each(callers.map((caller, column) => [caller, column] as const))(
    'answers %s as the table says, and is of no use to strangers',
    async (caller, column) => {
      const line = accessTable[name]
      const { request, look, id } = await line.prepare(world, caller)
      const before = await look()
      const token = caller === 'nobody' ? undefined : world.people[caller].token
      const answer = await world.call(name, { ...request, ...(token === undefined ? undefined : { token }) })
      expect(answer.status, answer.problem.detail).toBe(line.statuses[column])
      if (answer.status >= 400) expect(await look()).toEqual(before)
      if (line.isList && answer.status === 200)
        expect(JSON.stringify(answer.data).includes(`"${id}"`)).toBe(caller === 'customer')
    }
  )
})

it('lets nobody in whom the contract keeps out', () => {
  for (const name of names) {
    const { access } = calls[name]
    const [nobody, customer, otherCustomer] = accessTable[name].statuses
    if (access === 'user' || access === 'admin') expect([name, nobody]).toEqual([name, 401])
    if (access === 'admin') expect([name, customer, otherCustomer]).toEqual([name, 403, 403])
  }
})
