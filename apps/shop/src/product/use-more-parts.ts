import type { Failure } from '@motif/flows/outcome'
import { useRef } from 'react'
import { type Store, createStore, useStore } from '../services/store.ts'
import { failureIn } from '../shell/show-failure-toast.ts'

/** A part of a list; `next` is the cursor of the one after it. */
export interface Part<Item> {
  items: readonly Item[]
  next: string | null
}

/** Items loaded beyond the URL's page. */
interface ReadOn<Item> extends Part<Item> {
  /** The list they belong to. */
  of: string
  isLoading: boolean
  failure?: Failure
}

/** Kept for returning to the last product. */
export const createParts = <Item>(): Store<ReadOn<Item> | undefined> => createStore<ReadOn<Item> | undefined>(undefined)

interface PartsOf<Item> {
  /** Names the list. */
  of: string
  /** The part of the URL; undefined while loading. */
  first: Part<Item> | undefined
  read: (after: string) => Promise<{ data: Part<Item> }>
}

/** Appends further parts to a list, without duplicates. */
export function useMoreParts<Item extends { id: string }>(store: Store<ReadOn<Item> | undefined>) {
  const kept = useStore(store, undefined)
  const asked = useRef(0)
  return ({ of, first, read }: PartsOf<Item>) => {
    const more = kept?.of === of ? kept : undefined
    const known = new Set(first?.items.map(({ id }) => id))
    const { next } = more ?? first ?? { next: null }
    const readOn = async (after: string) => {
      asked.current += 1
      const turn = asked.current
      const before = { of, items: more?.items ?? [], next: after }
      store.set({ ...before, isLoading: true })
      try {
        const { data } = await read(after)
        // Items may be reordered between pages, so duplicates are dropped.
        const told = new Set(before.items.map(({ id }) => id))
        const items = [...before.items, ...data.items.filter(({ id }) => !told.has(id))]
        if (turn === asked.current) store.set({ of, items, next: data.next, isLoading: false })
      } catch (error) {
        if (turn === asked.current) store.set({ ...before, isLoading: false, failure: failureIn(error) })
      }
    }
    return {
      items: [...(first?.items ?? []), ...(more?.items.filter(({ id }) => !known.has(id)) ?? [])],
      next,
      isLoading: more?.isLoading === true,
      failure: more?.failure,
      onMore: () => {
        if (next !== null) void readOn(next)
      }
    }
  }
}
