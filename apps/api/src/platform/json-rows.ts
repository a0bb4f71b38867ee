import { type SQL, is, sql } from 'drizzle-orm'
import { PgColumn } from 'drizzle-orm/pg-core'

type Selected = Record<string, PgColumn | SQL>

type ValueOf<Column> =
  Column extends SQL<infer Value>
    ? Value
    : Column extends PgColumn
      ? Column['_']['data'] | (Column['_']['notNull'] extends true ? never : null)
      : never

type RowOf<Columns extends Selected> = { [Name in keyof Columns]: ValueOf<Columns[Name]> }

/**
 * The rows of a subquery as one column, with the types of a separate query, so that one statement reads several tables. `source` is the subquery
 * from its `from` on. Values of `sql` have their JSON types.
 */
export function jsonRows<Columns extends Selected>(columns: Columns, source: SQL): SQL<RowOf<Columns>[]> {
  const entries = Object.entries(columns)
  const selected = sql.join(
    entries.map(([, column]) => sql`${column}`),
    sql`, `
  )
  const read = (value: unknown, column: PgColumn | SQL) =>
    value !== null && is(column, PgColumn) ? column.mapFromDriverValue(value) : value
  const rowOf = (values: readonly unknown[]) =>
    Object.fromEntries(entries.map(([name, column], at) => [name, read(values[at], column)])) as RowOf<Columns>
  return sql`(select coalesce(json_agg(part.value), '[]') from (select json_build_array(${selected}) as value ${source}) part)`.mapWith(
    (rows: readonly unknown[][]) => rows.map(rowOf)
  )
}
