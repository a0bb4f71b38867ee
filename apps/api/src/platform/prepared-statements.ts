import type { Pool, PoolClient } from 'pg'

/** Times a statement is asked before its plan is kept: what is put together for one search alone is not worth keeping. */
const asksBefore = 3

/** Statements kept on each connection. PostgreSQL holds a plan of some kilobytes for each. */
const keptMax = 300

/** Statements counted at a time; one that nobody asks again is forgotten with the rest. */
const countedMax = 2_000

interface Question {
  text: string
  name?: string
}

/** A statement under its name. Each connection keeps the text: all of them this one. */
type Kept = Required<Question>

/** The queue's table has a part for each queue: a kept plan may not know one that was made a moment ago. */
const isOfQueue = (text: string) => text.includes('pgboss.')

const isQuestion = (value: unknown): value is Question =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Question).text === 'string' &&
  (value as Question).name === undefined

/**
 * Has PostgreSQL keep parsed and planned, under a name, what is asked again and again. Planning takes longer than
 * answering for most of the shop's questions: without it a checkout costs the database nearly twice as much.
 */
export function usePreparedStatements(pool: Pool): void {
  const asked = new Map<string, number>()
  const kept = new Map<string, Kept>()

  const keptAs = (text: string): Kept | undefined => {
    const known = kept.get(text)
    if (known !== undefined || kept.size >= keptMax) return known
    const times = (asked.get(text) ?? 0) + 1
    if (times < asksBefore) {
      if (asked.size >= countedMax) asked.clear()
      asked.set(text, times)
      return undefined
    }
    if (isOfQueue(text)) return undefined
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
      return ask(named === undefined ? question : { ...(question as Question), ...named }, ...rest)
    }
    Object.assign(client, { query: askByName })
  })
}
