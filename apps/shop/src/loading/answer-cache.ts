import { mutate, SWRConfig } from 'swr'
import { call } from '../services/api.ts'
import { signedInUser } from '../shell/client-state.ts'
import type { Resource } from './resource.ts'

/** For so many milliseconds an answer is shown again without asking anew. */
const staleAfterMs = 10_000

interface Answered {
  /** Answers the page came with, by key, and when. */
  withPage: Readonly<Record<string, unknown>>
  pageAt: number
  /** When each of the others came. */
  at: Map<string, number>
}

const answered: Answered = { withPage: {}, pageAt: 0, at: new Map() }

/** Takes note of the answers the page came with, which SWR holds as its fallback. */
export function noteAnswersOfPage(answers: Readonly<Record<string, unknown>>): void {
  answered.withPage = answers
  answered.pageAt = performance.now()
}

const kept = (key: string): unknown => SWRConfig.defaultValue.cache.get(key)?.data ?? answered.withPage[key]

/** What staff read is stale at once: they change in one section what another shows, and jobs go on behind it. */
const isStale = (key: string, { needs }: Pick<Resource<unknown>, 'needs'>) =>
  needs === 'admin' || performance.now() - (answered.at.get(key) ?? answered.pageAt) > staleAfterMs

/** What is prefetched and not answered yet, and for whom: it is nobody else's. */
const underWay = new Map<string, { person: string | undefined; asking: Promise<unknown> }>()

const person = () => signedInUser.get()?._id

async function ask<Data>(key: string, asked: Resource<Data>): Promise<Data> {
  const data = await asked.read(call)
  answered.at.set(key, performance.now())
  return data
}

/** Reads something for the screen; what is being prefetched is not asked for twice. */
export function readAnswer<Data>(key: string, asked: Resource<Data>): Promise<Data> {
  const begun = underWay.get(key)
  underWay.delete(key)
  return begun !== undefined && begun.person === person() ? (begun.asking as Promise<Data>) : ask(key, asked)
}

/** Asks for what is not kept yet, before a screen does. A refusal is the screen's to tell: it asks again. */
export async function prefetch(key: string, asked: Resource<unknown>): Promise<void> {
  if (kept(key) !== undefined || underWay.has(key)) return
  const begun = { person: person(), asking: ask(key, asked) }
  underWay.set(key, begun)
  const data = await begun.asking.catch(() => undefined)
  // A screen that took it over hands it to SWR itself.
  if (underWay.get(key) !== begun) return
  underWay.delete(key)
  if (data !== undefined && begun.person === person()) await mutate(key, data, { revalidate: false })
}

/**
 * Asks again, behind what is shown from memory, where that is stale. A refusal changes nothing on the page, and neither
 * does an answer that something newer has overtaken.
 */
export async function revalidateStale(key: string, asked: Resource<unknown>): Promise<void> {
  const shown = kept(key)
  if (shown === undefined || !isStale(key, asked)) return
  const data = await ask(key, asked).catch(() => undefined)
  if (data !== undefined && kept(key) === shown) await mutate(key, data, { revalidate: false })
}
