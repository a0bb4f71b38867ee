import { deviceStorage } from '../services/storage.ts'

const key = 'searches'

/** Searches kept on this device. They are never sent. */
export const keptSearches = 8

const maxLength = 100

const same = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase()

/** Newest first. */
export function readSearches(): string[] {
  try {
    const queries: unknown = JSON.parse(deviceStorage.getItem(key) ?? '[]')
    if (!Array.isArray(queries)) return []
    return queries
      .filter((query) => typeof query === 'string' && query !== '' && query.length <= maxLength)
      .slice(0, keptSearches)
  } catch {
    return []
  }
}

function write(queries: readonly string[]): string[] {
  const kept = queries.slice(0, keptSearches)
  if (kept.length === 0) deviceStorage.removeItem(key)
  else deviceStorage.setItem(key, JSON.stringify(kept))
  return kept
}

/** Puts a search first. Returns the new list, as do the others. */
export function rememberSearch(text: string): string[] {
  const query = text.trim().replaceAll(/\s+/g, ' ').slice(0, maxLength)
  const others = readSearches().filter((one) => !same(one, query))
  return query === '' ? others : write([query, ...others])
}

/** Removes a search; null: all. */
export const forgetSearch = (query: string | null): string[] =>
  write(query === null ? [] : readSearches().filter((one) => !same(one, query)))
