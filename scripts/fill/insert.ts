import type { Client } from 'pg'
import { categories } from './kinds.ts'
import { type ProductRows, idPrefix, rowsOf } from './rows.ts'

/** Tables in the order of their foreign keys. */
const tables = [
  'products',
  'product_options',
  'option_values',
  'variants',
  'print_areas',
  'product_pictures',
  'price_tiers',
  'reviews'
] as const satisfies readonly (keyof ProductRows)[]

/** Number of generated products: they are inserted in order, in atomic batches. */
export async function countFilled(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from products where id >= $1 and id < $2`,
    [idPrefix, `${idPrefix}~`]
  )
  return rows[0]?.count ?? 0
}

export async function insertCategories(client: Client): Promise<void> {
  await client.query(
    `insert into categories (slug, name, description, position)
     select slug, name, description, place + (select coalesce(max(position), 0) from categories)
     from json_to_recordset($1) as added(slug text, name text, description text, place int) on conflict (slug) do nothing`,
    [JSON.stringify(categories.map((category, place) => ({ ...category, place: place + 1 })))]
  )
}

/** Inserts products `from` to `to` with their search rows, in one transaction. */
export async function insertProducts(client: Client, from: number, to: number): Promise<void> {
  const made = Array.from({ length: to - from }, (_, index) => rowsOf(from + index))
  await client.query('begin')
  try {
    await client.query(`set local motif.catalogue_bulk = 'on'`)
    for (const table of tables) {
      const rows = made.flatMap((product) => product[table])
      const columns = Object.keys(Object.assign({}, ...rows.slice(0, 100)) as object).join(', ')
      if (rows.length > 0)
        await client.query(
          `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
          [JSON.stringify(rows)]
        )
    }
    await client.query(`select refresh_catalogue_search(array(select number from products where id = any($1)))`, [
      made.flatMap(({ products }) => products.map((product) => (product as { id: string }).id))
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Compacts the search index, updates planner statistics, and notifies running servers. */
export async function finish(client: Client): Promise<void> {
  const { rows } = await client.query<{ block: number }>(
    'select distinct number / 4096 as block from catalogue_unpacked'
  )
  for (const { block } of rows) await client.query('select pack_catalogue_postings($1)', [block])
  await client.query(
    `vacuum (analyze) ${[...tables, 'catalogue_search', 'catalogue_postings', 'catalogue_words', 'catalogue_vocabulary', 'option_combinations'].join(', ')}`
  )
  await client.query('insert into catalogue_changes (number) values (null)')
}
