import { mutate, SWRConfig } from 'swr'
import { call } from '../services/api.ts'
import { signedInUser } from '../shell/client-state.ts'
import type { Resource } from './resource.ts'

/** Milliseconds for which cached data is shown without revalidation. */
const staleAfterMs = 10_000

interface Loaded {
  /** Data embedded in the page, by key, and its time. */
  pageData: Readonly<Record<string, unknown>>
  pageAt: number
  /** Times of all other data. */
  at: Map<string, number>
}

const loaded: Loaded = { pageData: {}, pageAt: 0, at: new Map() }

/** Registers the data embedded in the page, which is SWR's fallback. */
export function seedCache(answers: Readonly<Record<string, unknown>>): void {
  loaded.pageData = answers
  loaded.pageAt = performance.now()
}

const cachedData = (key: string): unknown => SWRConfig.defaultValue.cache.get(key)?.data ?? loaded.pageData[key]

/** Staff data is always stale: sections and background jobs change each other's data. */
const isStale = (key: string, { needs }: Pick<Resource<unknown>, 'needs'>) =>
  needs === 'admin' || performance.now() - (loaded.at.get(key) ?? loaded.pageAt) > staleAfterMs

/** Prefetches in progress, by key and user: they must not leak to another user. */
const prefetches = new Map<string, { userId: string | undefined; promise: Promise<unknown> }>()

const userId = () => signedInUser.get()?._id

async function load<Data>(key: string, resource: Resource<Data>): Promise<Data> {
  const data = await resource.read(call)
  loaded.at.set(key, performance.now())
  return data
}

/** Loads data for a screen, joining a prefetch in progress. */
export function readThroughCache<Data>(key: string, resource: Resource<Data>): Promise<Data> {
  const pending = prefetches.get(key)
  prefetches.delete(key)
  return pending !== undefined && pending.userId === userId() ? (pending.promise as Promise<Data>) : load(key, resource)
}

/** Prefetches uncached data. Errors are left to the screen, which loads again. */
export async function prefetch(key: string, resource: Resource<unknown>): Promise<void> {
  if (cachedData(key) !== undefined || prefetches.has(key)) return
  const pending = { userId: userId(), promise: load(key, resource) }
  prefetches.set(key, pending)
  const data = await pending.promise.catch(() => undefined)
  // A screen that joined the prefetch stores the result itself.
  if (prefetches.get(key) !== pending) return
  prefetches.delete(key)
  if (data !== undefined && pending.userId === userId()) await mutate(key, data, { revalidate: false })
}

/** Revalidates stale data in the background. Errors are ignored, and so are results superseded by newer ones. */
export async function revalidateStale(key: string, resource: Resource<unknown>): Promise<void> {
  const shown = cachedData(key)
  if (shown === undefined || !isStale(key, resource)) return
  const data = await load(key, resource).catch(() => undefined)
  if (data !== undefined && cachedData(key) === shown) await mutate(key, data, { revalidate: false })
}
