import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type PostgresPair, startPostgresPair } from '../../testing/postgres-pair.ts'
import { type Database, type OpenDatabase, openDatabase } from '../database.ts'
import { type OpenReplicas, openReplicas } from './open-replicas.ts'

const folder = mkdtempSync(join(tmpdir(), 'motif-copies-'))
const quiet = { info: () => undefined, warn: () => undefined }
let pair: PostgresPair
let primary: OpenDatabase
let copy: OpenDatabase
let replicas: OpenReplicas
/** Time in milliseconds, advanced by the tests. */
let now = 0

beforeAll(async () => {
  pair = await startPostgresPair(folder)
  primary = openDatabase({ ...pair.primary.connection, max: 2 }, () => undefined)
  copy = openDatabase({ ...pair.copy.connection, max: 2 }, () => undefined)
  await primary.pool.query('create table prices (amount int)')
})
afterAll(async () => {
  await Promise.all([primary.close(), copy.close()])
  await pair.copy.stop()
  await pair.primary.stop()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await copy.pool.query('select pg_wal_replay_resume()')
  await primary.pool.query('delete from prices')
  replicas = openReplicas(primary, [copy], quiet, () => now)
  await untilCopied()
})

/** Which server answers, and how many prices it has. */
const read = () =>
  replicas.read(async (db: Database) => {
    const { rows } = await db.execute<{ isCopy: boolean; prices: number }>(
      sql`select pg_is_in_recovery() as "isCopy", (select count(*)::int from prices) as prices`
    )
    return rows[0]
  })

/** Polls until the replica has caught up, which takes milliseconds. */
async function untilCopied(): Promise<void> {
  const { rows } = await primary.pool.query<{ place: string }>('select pg_current_wal_insert_lsn() as place')
  const has = `select pg_last_wal_replay_lsn() >= '${rows[0]?.place}' as has`
  while (!(await copy.pool.query<{ has: boolean }>(has)).rows[0]?.has);
  await replicas.look()
}

const write = () => primary.pool.query('insert into prices values (1)')
const stopCopying = () => copy.pool.query('select pg_wal_replay_pause()')

it('reads from a copy that has everything', async () => {
  expect(await read()).toEqual({ isCopy: true, prices: 0 })
})

it('sees a change it was told of at once, and reads from the copy again when that has it', async () => {
  await stopCopying()
  await write()
  replicas.changed()
  expect(await read()).toEqual({ isCopy: false, prices: 1 })
  await replicas.look()
  expect(await read()).toEqual({ isCopy: false, prices: 1 })
  await copy.pool.query('select pg_wal_replay_resume()')
  await untilCopied()
  expect(await read()).toEqual({ isCopy: true, prices: 1 })
})

it('leaves a copy alone that lacks what was written two seconds ago, though nobody told of it', async () => {
  await stopCopying()
  await write()
  await replicas.look()
  now += 1_900
  await replicas.look()
  expect(await read()).toEqual({ isCopy: true, prices: 0 })
  now += 200
  await replicas.look()
  expect(await read()).toEqual({ isCopy: false, prices: 1 })
})

it('says how far a copy is behind, and that it is not asked', async () => {
  expect(replicas.states()).toEqual([{ isUsed: true, lagBytes: 0 }])
  await stopCopying()
  await write()
  replicas.changed()
  await replicas.look()
  expect(replicas.states()).toEqual([{ isUsed: false, lagBytes: expect.any(Number) }])
  expect(replicas.states()[0]?.lagBytes).toBeGreaterThan(0)
})

it('reads from the database itself where a copy ends under a question', async () => {
  const answer = await replicas.read(async (db) => {
    if (db === copy.db) await db.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    return db === primary.db
  })
  expect(answer).toBe(true)
  expect((await read())?.isCopy).toBe(false)
})

it('hides no mistake of a question', async () => {
  await expect(replicas.read((db) => db.execute(sql`select nothing`))).rejects.toThrow()
  expect((await read())?.isCopy).toBe(true)
})
