import type { Pool, PoolClient } from 'pg'

/** Calls of a query before it becomes a prepared statement. One-off search queries are not worth it. */
const callsBeforePreparing = 3

/** Prepared statements per connection. PostgreSQL holds a plan of some kilobytes for each. */
const preparedMax = 300

/** Queries counted at a time. The counts are reset together. */
const countedQueriesMax = 2_000

interface NamedQuery {
  text: string
  name?: string
}

/** A query with its statement name. All connections share this text. */
type Kept = Required<NamedQuery>

/** A query without a name; drizzle's prepared ones may have an empty one. */
const isQuestion = (value: unknown): value is NamedQuery =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as NamedQuery).text === 'string' &&
  !(value as NamedQuery).name

/**
 * Prepares frequent queries as named statements. Planning takes longer than execution for most of the shop's queries: without it a checkout costs
 * the database nearly twice as much.
 */
export function usePreparedStatements(pool: Pool): void {
  const asked = new Map<string, number>()
  const kept = new Map<string, Kept>()

  const keptAs = (text: string): Kept | undefined => {
    const known = kept.get(text)
    if (known !== undefined || kept.size >= preparedMax) return known
    const times = (asked.get(text) ?? 0) + 1
    if (times < callsBeforePreparing) {
      if (asked.size >= countedQueriesMax) asked.clear()
      asked.set(text, times)
      return undefined
    }
    asked.delete(text)
    const made = { text, name: `kept_${kept.size}` }
    kept.set(text, made)
    return made
  }

  pool.on('connect', (client: PoolClient) => {
    const ask = client.query.bind(client) as (...question: unknown[]) => unknown
    const askByName = (question: unknown, ...rest: unknown[]) => {
      const [values] = rest
      const named =
        isQuestion(question) && Array.isArray(values) && values.length > 0 ? keptAs(question.text) : undefined
      return ask(named === undefined ? question : { ...(question as NamedQuery), ...named }, ...rest)
    }
    Object.assign(client, { query: askByName })
  })
}
