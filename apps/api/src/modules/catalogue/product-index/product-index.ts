import { type SQL, asc, sql } from 'drizzle-orm'
import type { Platform } from '../../../platform/platform.ts'
import { primaryOf } from '../../../platform/replicas/replicas.ts'
import { catalogueCache } from '../cache.ts'
import { type Configurations, knownConfiguration } from '../search-language.ts'
import { catalogueChanges, catalogueLanguage, catalogueSearch, optionCombinations, products } from '../tables.ts'
import { type Columns, emptyColumns, putProducts, removeProducts } from './columns.ts'
import { type Combinations, addCombinations, noCombinations } from './combinations.ts'
import { type Orders, ordersOver } from './order.ts'

/** The search table in this process's memory, as it was at most `checkedEvery` ago. */
export interface ProductIndex {
  columns: Columns
  combinations: Combinations
  orders: Orders
  /** Of the texts in the search table. */
  configurations: Configurations
}

/** Milliseconds after which a reader looks for what other servers wrote. */
const checkedEvery = 400

/** Milliseconds without a look after which notes of changes may have been cleared away, so that all is read anew. */
const forgottenAfter = 1_800_000

/** Products read or refreshed by one statement. */
const batch = 20_000
const refreshed = 500

/** With more changes than this, readers don't wait for them to be taken in. */
const waitedFor = 2_000

/** From so many products on, readers don't wait for all of them to be read anew. */
const quicklyRead = 50_000

type Source = Pick<Platform, 'db' | 'clock' | 'log'>

/** Search rows one after the other, four bytes for each column, as `putProducts` reads them. */
const packedRows = (where: SQL): SQL => sql`
  select max(number) as last, string_agg(
    int4send(number) || int4send(category) || int4send(low) || int4send(rating) || int4send(ratings) || int4send(sold) || int4send(featured)
      || int4send(since - date '1970-01-01') || int4send(is_blank::int) || int4send(length(variants)) || variants, '' order by number) as packed
  from (select * from ${catalogueSearch} where ${where} order by number limit ${batch}) rows`

interface Packed extends Record<string, unknown> {
  last: number | null
  packed: Buffer | null
}

interface State extends ProductIndex {
  /** The oldest transaction that was still running at the last look: what it and later ones wrote is not known. */
  from: string
  /** Notes of such transactions that were seen nevertheless. */
  seen: ReadonlySet<number>
}

type Used = { used: string[] | null }

/** SQL: the languages of the texts, the present one first. */
const used = sql`(select to_json(${catalogueLanguage.configuration} || ${catalogueLanguage.former}) from ${catalogueLanguage}) as used`

function configurationsOf(row: Used | undefined): Configurations {
  const [present, ...former] = (row?.used ?? ['english']).map(knownConfiguration)
  return [present ?? 'english', ...former]
}

async function readConfigurations({ db }: Source): Promise<Configurations> {
  const { rows } = await db.execute<Used & Record<string, unknown>>(sql`select ${used}`)
  return configurationsOf(rows[0])
}

interface Changes {
  from: string
  seen: ReadonlySet<number>
  numbers: number[]
  isAnyOfAll: boolean
  configurations: Configurations
}

/** Notes of changes since a look; without one, those that no server has taken in. */
async function readChanges({ db }: Source, since?: Pick<State, 'from' | 'seen'>): Promise<Changes> {
  const isNew = since
    ? sql`transaction >= ${since.from}::text::xid8`
    : sql`(not is_taken_in or transaction >= pg_snapshot_xmin(pg_current_snapshot()))`
  const { rows } = await db.execute<Used & { from: string; notes: [number, number | null][] }>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as from,
      ${used},
      (select coalesce(json_agg(json_build_array(id, number)), '[]') from ${catalogueChanges} where ${isNew}) as notes`)
  const { from = '0', notes = [] } = rows[0] ?? {}
  const added = notes.filter(([id]) => !since?.seen.has(id))
  return {
    from,
    seen: new Set(notes.map(([id]) => id)),
    numbers: [...new Set(added.flatMap(([, number]) => number ?? []))].toSorted((a, b) => a - b),
    isAnyOfAll: added.some(([, number]) => number === null),
    configurations: configurationsOf(rows[0])
  }
}

/** So that servers that start later need not do it again. What another server marks at this moment is left to it. */
const markTakenIn = ({ db }: Source, { seen }: Changes) =>
  seen.size === 0
    ? undefined
    : db.execute(sql`
        update ${catalogueChanges} set is_taken_in = true where id in (
          select id from ${catalogueChanges} where id = any(${sql.param([...seen])}::bigint[]) and not is_taken_in for update skip locked
        )`)

async function readCombinations({ db }: Source, known: Combinations): Promise<void> {
  addCombinations(
    known,
    await db
      .select({ number: optionCombinations.number, options: optionCombinations.options })
      .from(optionCombinations)
      .where(sql`${optionCombinations.number} > ${known.highest}`)
      .orderBy(asc(optionCombinations.number))
  )
}

const inBatches = (numbers: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(numbers.length / refreshed) }, (_, index) =>
    numbers.slice(index * refreshed, (index + 1) * refreshed)
  )

/** Brings the search rows of these products in line with their tables. */
const refresh = ({ db }: Source, numbers: readonly number[]) =>
  db.execute(sql`select refresh_catalogue_search(${sql.param(numbers)}::int[])`)

/** Takes in what became of these products, a batch at a time: whoever reads in between finds columns and orders that agree. */
async function takeIn(source: Source, state: State, changes: Changes): Promise<void> {
  const { numbers, from, seen } = changes
  const { columns, combinations, orders } = state
  for (const some of inBatches(numbers)) {
    await refresh(source, some)
    const { rows } = await source.db.execute<Packed>(packedRows(sql`number = any(${sql.param(some)}::int[])`))
    await readCombinations(source, combinations)
    removeProducts(columns, some)
    if (rows[0]?.packed) putProducts(columns, combinations, rows[0].packed)
    orders.changed(some)
  }
  Object.assign(state, { from, seen })
  if (numbers.length > 0) await markTakenIn(source, changes)
}

async function load(source: Source): Promise<State> {
  const changes = await readChanges(source)
  const { from, seen, configurations } = changes
  for (const some of inBatches(changes.numbers)) await refresh(source, some)
  await markTakenIn(source, changes)
  const [columns, combinations] = [emptyColumns(), noCombinations()]
  const readAfter = (last: number) => source.db.execute<Packed>(packedRows(sql`number > ${last}`))
  for (let reading = readAfter(0); ;) {
    const { rows } = await reading
    const { last, packed } = rows[0] ?? {}
    if (!last || !packed) break
    // The database reads on meanwhile.
    reading = readAfter(last)
    await readCombinations(source, combinations)
    putProducts(columns, combinations, packed)
  }
  return { columns, combinations, orders: ordersOver(columns), configurations, from, seen }
}

interface OpenIndex {
  /** Read when it is first asked for, and brought up to date when it is asked for again. */
  read: () => Promise<ProductIndex>
  /** As it was read last, if it was. */
  loaded: () => ProductIndex | undefined
}

/** The index of a platform. */
function openIndex(source: Source): OpenIndex {
  const cache = catalogueCache(source)
  let state: State | undefined
  let looking: Promise<ProductIndex> | undefined
  let beside: Promise<void> | undefined
  /** When a look began that is over, and what was forgotten until then. */
  let looked = { at: -Infinity, generation: -1 }

  const now = () => source.clock.now().getTime()

  /** Answers are forgotten with what they were made from, which needs no further look. */
  function forgetAnswers(): void {
    cache.forget()
    looked.generation++
  }

  /** Lets readers go on with what there is. What fails is done again at the next look. */
  function doBeside(work: () => Promise<void>): void {
    beside ??= work()
      .then(forgetAnswers)
      .catch((error: unknown) => source.log.warn({ err: error }, 'changes of the catalogue could not be taken in'))
      .finally(() => {
        beside = undefined
      })
  }

  const loadAnew = async () => {
    state = await load(source)
  }

  /** Returns whether the languages are others than those known. */
  function follow(known: State, configurations: Configurations): boolean {
    const isOther = configurations.join() !== known.configurations.join()
    known.configurations = configurations
    return isOther
  }

  async function look(): Promise<ProductIndex> {
    const began = { at: now(), generation: cache.generation() }
    const known = state
    if (!known || now() - looked.at > forgottenAfter) {
      state = await load(source)
      looked = began
      forgetAnswers()
      return state
    }
    if (beside === undefined) {
      const changes = await readChanges(source, known)
      const isOtherLanguage = follow(known, changes.configurations)
      if (changes.isAnyOfAll) {
        const [row] = await source.db.select({ highest: sql<number | null>`max(${products.number})` }).from(products)
        if ((row?.highest ?? 0) < quicklyRead) await loadAnew()
        else doBeside(loadAnew)
      } else if (changes.numbers.length > waitedFor) doBeside(() => takeIn(source, known, changes))
      else await takeIn(source, known, changes)
      looked = began
      if (isOtherLanguage || (beside === undefined && (changes.isAnyOfAll || changes.numbers.length > 0)))
        forgetAnswers()
    } else {
      const configurations = await readConfigurations(source)
      // Meanwhile another may have taken its place.
      if (follow(state ?? known, configurations)) forgetAnswers()
    }
    looked = { ...looked, at: began.at }
    return state ?? known
  }

  async function read(): Promise<ProductIndex> {
    if (state && looked.generation === cache.generation() && now() - looked.at < checkedEvery) return state
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }

  return { read, loaded: () => state }
}

const indexes = new WeakMap<object, OpenIndex>()

function indexOf(source: Source): OpenIndex {
  const db = primaryOf(source.db)
  let open = indexes.get(db)
  if (!open) {
    open = openIndex({ ...source, db })
    indexes.set(db, open)
  }
  return open
}

/** The products as they are now: at once what this process wrote, within half a second what others did. */
export const productIndex = (source: Source): Promise<ProductIndex> => indexOf(source).read()

/** The products as they were read last; undefined if they were not. They are brought up to date meanwhile, which forgets answers made from them. */
export function loadedProductIndex(source: Source): ProductIndex | undefined {
  const { read, loaded } = indexOf(source)
  read().catch((error: unknown) => source.log.warn({ err: error }, 'the products could not be read'))
  return loaded()
}

/** Clears notes of changes that every server has read or reads all anew instead. */
export async function clearNotes(source: Source): Promise<void> {
  const { rows } = await source.db.execute<{ id: number; number: number | null }>(sql`
    select id, number from ${catalogueChanges} where at < now() - interval '1 hour' order by id limit 20000`)
  for (const some of inBatches([...new Set(rows.flatMap(({ number }) => number ?? []))])) await refresh(source, some)
  await source.db.execute(
    sql`delete from ${catalogueChanges} where id = any(${sql.param(rows.map(({ id }) => id))}::bigint[])`
  )
}
