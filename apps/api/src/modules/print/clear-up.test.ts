import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { FileName, ListedFile, Storage } from '../../platform/storage/storage.ts'
import { type TestDatabase, createTestDatabase } from '../../testing/test-postgres.ts'
import { deleteUnneeded } from './clear-up.ts'

let database: TestDatabase
let opened: OpenDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  opened = openDatabase({ ...database.connection, max: 2 }, () => undefined)
})
afterAll(async () => {
  await opened.close()
  await database.drop()
})

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Bytes in use on the heap after garbage collection. */
function heldBytes(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

const moment = new Date('2026-11-20T00:00:00Z')
const [before, after] = [new Date(moment.getTime() - 1), new Date(moment.getTime() + 1)]
const nameOf = (n: number): FileName => `prints/${String(n).padStart(32, '0')}.png`

/** Deletes from a store with these files. Returns the deleted names and the larger heap growth, in bytes, at the start and end of the listing. */
async function clear(needed: Iterable<number>, files: Iterable<readonly [number, Date]>) {
  const deleted: FileName[] = []
  const held = { first: 0, last: 0 }
  async function* list(): AsyncGenerator<ListedFile> {
    held.first = heldBytes()
    for (const [n, changedAt] of files) yield { name: nameOf(n), bytes: 1, changedAt }
    held.last = heldBytes()
  }
  async function* names(): AsyncGenerator<FileName> {
    for (const n of needed) yield nameOf(n)
  }
  const storage = { list, delete: async (name) => void deleted.push(name) } satisfies Partial<Storage>
  const platform = { db: opened.db, storage, log: { info: () => undefined } } as unknown as Platform
  const atFirst = heldBytes()
  await deleteUnneeded(platform, names(), moment)
  return { deleted: deleted.toSorted(), heldMost: Math.max(held.first, held.last) - atFirst }
}

function* upTo(count: number): Generator<number> {
  for (let n = 0; n < count; n++) yield n
}

it('deletes what is old and not needed, on whichever page of the list it stands', async () => {
  const files = Array.from(upTo(2500), (n) => [n, n === 7 ? after : before] as const)
  const needed = Array.from(upTo(2500)).filter((n) => ![3, 7, 1000, 2499].includes(n))
  expect((await clear(needed, files)).deleted).toEqual([3, 1000, 2499].map(nameOf))
})

it('holds no more in memory, however many files there are', async () => {
  await clear(upTo(1000), [])
  const many = 40_000
  function* files() {
    for (const n of upTo(many)) yield [n, before] as const
  }
  const { deleted, heldMost } = await clear(upTo(many), files())
  expect(deleted).toEqual([])
  // The file names alone take more than 2.5 MB.
  expect(heldMost).toBeLessThan(1_500_000)
})
