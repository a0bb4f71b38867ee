/** Limits of each search strategy, in rows scanned and matches looked up. */
export interface SearchBounds {
  /** Rows scanned first, to estimate how common the text is. */
  sampled: number
  /** Rows scanned if the sample suggests that they hold enough matches. */
  walked: number
  /** Number of matches at which the full-text index is abandoned. */
  lookedUp: number
}

interface Ways<Row> {
  limit: number
  bounds: SearchBounds
  /** Matches among the first `rows` rows in order, or among all; at most `limit`. */
  walk: (rows?: number) => Promise<Row[]>
  /** The first matches in order, found by the text index; undefined if more than `bounds.lookedUp` rows match. */
  lookUp: () => Promise<Row[] | undefined>
}

/**
 * The first rows, in an order, that contain a text. A common text is found by scanning in order. A rare one is found by the text index, which is
 * unordered and slow for many matches.
 */
export async function firstMatches<Row>({ limit, bounds, walk, lookUp }: Ways<Row>): Promise<Row[]> {
  const near = await walk(bounds.sampled)
  if (near.length === limit) return near
  const isCommon = (near.length * bounds.walked) / bounds.sampled >= limit
  const further = isCommon ? await walk(bounds.walked) : []
  if (further.length === limit) return further
  return (await lookUp()) ?? walk()
}
