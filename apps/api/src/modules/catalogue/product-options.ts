import type { Option } from '@motif/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { optionValues, options } from './tables.ts'

/** The options of a product with their values, in their order. */
export async function readOptions(db: Database | Transaction, productId: string): Promise<Option[]> {
  const rows = await db
    .select({
      id: options.id,
      name: options.name,
      value: optionValues.value,
      label: optionValues.label,
      swatch: optionValues.swatch
    })
    .from(options)
    .innerJoin(optionValues, and(eq(optionValues.productId, options.productId), eq(optionValues.optionId, options.id)))
    .where(eq(options.productId, productId))
    .orderBy(asc(options.position), asc(optionValues.position))
  const byId = new Map<string, Option>()
  for (const { id, name, ...value } of rows) {
    const option = byId.get(id) ?? { id, name, values: [] }
    option.values.push(value)
    byId.set(id, option)
  }
  return [...byId.values()]
}
