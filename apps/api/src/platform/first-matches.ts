/** How far each way of finding a text goes. Rows walked along and matches looked up. */
export interface SearchBounds {
  /** So many rows are walked along first. They tell how common the text is. */
  sampled: number
  /** So many rows are walked along where the sample says that enough matches are among them. */
  walked: number
  /** From so many matches on, the index of texts is not asked any further. */
  lookedUp: number
}

interface Ways<Row> {
  limit: number
  bounds: SearchBounds
  /** Matches among so many rows in their order, or among all of them; `limit` at most. */
  walk: (rows?: number) => Promise<Row[]>
  /** The first matches in the order of the walk, found by the index of texts; undefined where more than `bounds.lookedUp` match. */
  lookUp: () => Promise<Row[] | undefined>
}

/**
 * The first rows, in some order, that contain a text. A common text is found by walking along the order, a rare one by the index of texts, which has no
 * order and is slow where much matches.
 */
export async function firstMatches<Row>({ limit, bounds, walk, lookUp }: Ways<Row>): Promise<Row[]> {
  const near = await walk(bounds.sampled)
  if (near.length === limit) return near
  const isCommon = (near.length * bounds.walked) / bounds.sampled >= limit
  const further = isCommon ? await walk(bounds.walked) : []
  if (further.length === limit) return further
  return (await lookUp()) ?? walk()
}
