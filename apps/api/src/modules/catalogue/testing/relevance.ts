/** The expected result of one search, as product slugs. */
export interface Relevance {
  query: string
  /** All of these are among the first five. */
  all?: readonly string[]
  /** At least one of these is among the first five. */
  any?: readonly string[]
  /** The result is not empty, and its first five contain only these. */
  only?: readonly string[]
}

export const all = (query: string, ...slugs: string[]): Relevance => ({ query, all: slugs })
export const any = (query: string, ...slugs: string[]): Relevance => ({ query, any: slugs })
export const only = (query: string, slugs: readonly string[]): Relevance => ({ query, only: slugs })

export interface RelevanceSet {
  /** Searches by kind. */
  searches: Readonly<Record<string, readonly Relevance[]>>
  /** Names of things that the shop does not sell, and random letters. */
  nonsense: readonly string[]
}
