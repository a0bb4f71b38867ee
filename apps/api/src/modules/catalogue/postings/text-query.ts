/** A term of a PostgreSQL text query. */
export interface Term {
  lexeme: string
  /** Prefix match. */
  isBeginning: boolean
  /** Bit mask of the allowed weights A to D. */
  weights: number
}

export type TextQuery = { kind: 'term'; term: Term } | { kind: 'all' | 'any'; parts: readonly TextQuery[] }

const everyWeight = 0b1111

const tokens = /\s*(?:'((?:[^']|'')+)'(?::([*A-D]+))?|([&|()]))/y

/** Parses PostgreSQL's text form of a query. Undefined if it has operators other than "and" and "or". */
export function readTextQuery(written: string): TextQuery | undefined {
  let at = 0
  const peek = () => {
    tokens.lastIndex = at
    return tokens.exec(written)
  }
  /** Consumes the next token if it is this sign. */
  const takes = (sign: string): boolean => {
    const next = peek()
    if (next?.[3] !== sign) return false
    at += next[0].length
    return true
  }
  function one(): TextQuery | undefined {
    if (takes('(')) {
      const inner = joined('any')
      return inner && takes(')') ? inner : undefined
    }
    const next = peek()
    const [whole = '', lexeme, flags = ''] = next ?? []
    if (lexeme === undefined) return undefined
    at += whole.length
    const weights = ['A', 'B', 'C', 'D'].reduce(
      (bits, letter, bit) => bits | (Number(flags.includes(letter)) << bit),
      0
    )
    return {
      kind: 'term',
      term: {
        lexeme: lexeme.replaceAll("''", "'"),
        isBeginning: flags.includes('*'),
        weights: weights === 0 ? everyWeight : weights
      }
    }
  }
  /** "And" binds closer than "or". */
  function joined(kind: 'all' | 'any'): TextQuery | undefined {
    const parts: TextQuery[] = []
    do {
      const part = kind === 'any' ? joined('all') : one()
      if (!part) return undefined
      parts.push(part)
    } while (takes(kind === 'any' ? '|' : '&'))
    return parts.length === 1 ? parts[0] : { kind, parts }
  }
  const query = joined('any')
  return written.slice(at).trim() === '' ? query : undefined
}

export const termsOf = (query: TextQuery): Term[] =>
  query.kind === 'term' ? [query.term] : query.parts.flatMap(termsOf)

/** Upper bound of a query's matches, from the counts of its words. */
export function matchesMax(query: TextQuery, countOf: (term: Term) => number): number {
  if (query.kind === 'term') return countOf(query.term)
  const counts = query.parts.map((part) => matchesMax(part, countOf))
  return query.kind === 'all' ? Math.min(...counts) : counts.reduce((sum, count) => sum + count, 0)
}
