import type { Option } from '@motif/contract'
import { asc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { jsonRows } from '../../platform/json-rows.ts'
import { optionValues, options, products } from './tables.ts'

const columns = {
  id: options.id,
  name: options.name,
  value: optionValues.value,
  label: optionValues.label,
  swatch: optionValues.swatch
}

const ofOption = sql`${optionValues.productId} = ${options.productId} and ${optionValues.optionId} = ${options.id}`

type Row = Pick<Option, 'id' | 'name'> & Option['values'][number]

/** Groups values by their option, in order. */
export function groupByOption(rows: readonly Row[]): Option[] {
  const byId = new Map<string, Option>()
  for (const { id, name, ...value } of rows) {
    const option = byId.get(id) ?? { id, name, values: [] }
    option.values.push(value)
    byId.set(id, option)
  }
  return [...byId.values()]
}

/** The values of a product's options, as a column of a statement that selects the product. */
export const optionRows = jsonRows(
  columns,
  sql`from ${options} join ${optionValues} on ${ofOption} where ${options.productId} = ${products.id}
    order by ${options.position}, ${optionValues.position}`
)

/** The options of a product with their values, in their order. */
export async function readOptions(db: Database | Transaction, productId: string): Promise<Option[]> {
  const rows = await db
    .select(columns)
    .from(options)
    .innerJoin(optionValues, ofOption)
    .where(eq(options.productId, productId))
    .orderBy(asc(options.position), asc(optionValues.position))
  return groupByOption(rows)
}
