import type { FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { primaryOf } from '../../platform/replicas/replicas.ts'

/** A search without filters, on its first page. */
export interface Search {
  /** As searched: corrected if it was misspelt. */
  query: string
  /** Number of products found. */
  found: number
}

export interface FrequentSearch {
  query: string
  /** Its words, as `searchTokens` returns them. */
  words: readonly string[]
}

/** Counts searches and returns frequent ones. The module `searches`, which stands above the catalogue, sets it. */
export interface SearchLog {
  count(request: FastifyRequest, search: Search): void
  /** Searches to suggest, the most frequent first. */
  frequent(): Promise<readonly FrequentSearch[]>
}

const logs = new WeakMap<object, SearchLog>()

export const setSearchLog = ({ db }: Pick<Platform, 'db'>, log: SearchLog): void => void logs.set(primaryOf(db), log)

export const searchLogOf = ({ db }: Pick<Platform, 'db'>): SearchLog | undefined => logs.get(primaryOf(db))
