import { expect, test } from 'vitest'
import { randomFrom } from '../../../../../../scripts/fill/random.ts'
import { addEntries, noEntries, removeEntries } from './entries.ts'

const ascending = (numbers: Iterable<number>) => [...numbers].toSorted((one, other) => one - other)

test('entries stay ascending and whole, whatever products come and go', () => {
  const random = randomFrom(5)
  const entries = noEntries()
  const there = new Set<number>()
  for (let step = 0; step < 400; step++) {
    const some = ascending(new Set(Array.from({ length: random.whole(1, 12) }, () => random.whole(0, 60))))
    if (random.next() < 0.5) {
      const added = some.filter((number) => !there.has(number))
      addEntries(
        entries,
        added.map((number) => number * 2 + (number % 2))
      )
      for (const number of added) there.add(number)
    } else {
      removeEntries(entries, some)
      for (const number of some) there.delete(number)
    }
    expect([...entries.list.subarray(0, entries.length)]).toEqual(
      ascending(there).map((number) => number * 2 + (number % 2))
    )
  }
})
