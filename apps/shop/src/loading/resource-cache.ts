import { mutate, SWRConfig } from 'swr'
import { call } from '../services/api.ts'
import { signedInUser } from '../shell/client-state.ts'
import type { Resource } from './resource.ts'

/** Milliseconds for which cached data is shown without revalidation. */
const staleAfterMs = 10_000

interface Answered {
  /** Data embedded in the page, by key, and its time. */
  withPage: Readonly<Record<string, unknown>>
  pageAt: number
  /** Times of all other data. */
  at: Map<string, number>
}

const answered: Answered = { withPage: {}, pageAt: 0, at: new Map() }

/** Registers the data embedded in the page, which is SWR's fallback. */
export function seedCache(answers: Readonly<Record<string, unknown>>): void {
  answered.withPage = answers
  answered.pageAt = performance.now()
}

const kept = (key: string): unknown => SWRConfig.defaultValue.cache.get(key)?.data ?? answered.withPage[key]

/** Staff data is always stale: sections and background jobs change each other's data. */
const isStale = (key: string, { needs }: Pick<Resource<unknown>, 'needs'>) =>
  needs === 'admin' || performance.now() - (answered.at.get(key) ?? answered.pageAt) > staleAfterMs

/** Prefetches in progress, by key and user: they must not leak to another user. */
const underWay = new Map<string, { person: string | undefined; asking: Promise<unknown> }>()

const person = () => signedInUser.get()?._id

async function ask<Data>(key: string, asked: Resource<Data>): Promise<Data> {
  const data = await asked.read(call)
  answered.at.set(key, performance.now())
  return data
}

/** Loads data for a screen, joining a prefetch in progress. */
export function readThroughCache<Data>(key: string, asked: Resource<Data>): Promise<Data> {
  const begun = underWay.get(key)
  underWay.delete(key)
  return begun !== undefined && begun.person === person() ? (begun.asking as Promise<Data>) : ask(key, asked)
}

/** Prefetches uncached data. Errors are left to the screen, which loads again. */
export async function prefetch(key: string, asked: Resource<unknown>): Promise<void> {
  if (kept(key) !== undefined || underWay.has(key)) return
  const begun = { person: person(), asking: ask(key, asked) }
  underWay.set(key, begun)
  const data = await begun.asking.catch(() => undefined)
  // A screen that joined the prefetch stores the result itself.
  if (underWay.get(key) !== begun) return
  underWay.delete(key)
  if (data !== undefined && begun.person === person()) await mutate(key, data, { revalidate: false })
}

/** Revalidates stale data in the background. Errors are ignored, and so are results superseded by newer ones. */
export async function revalidateStale(key: string, asked: Resource<unknown>): Promise<void> {
  const shown = kept(key)
  if (shown === undefined || !isStale(key, asked)) return
  const data = await ask(key, asked).catch(() => undefined)
  if (data !== undefined && kept(key) === shown) await mutate(key, data, { revalidate: false })
}
