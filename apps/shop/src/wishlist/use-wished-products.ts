import type { Wish } from '@motif/contract'
import { useState } from 'react'
import { useResource } from '../loading/use-resources.ts'
import { failed } from '../services/failed.ts'
import { wishedProducts } from './read-wishlist.ts'

const pageSize = 48

type Asked = Pick<Wish, 'slug' | 'variantId'>

const isIn = (wishes: readonly Asked[], { slug, variantId }: Asked) =>
  wishes.some((wish) => wish.slug === slug && wish.variantId === variantId)

/** Paged products of a list. Removals apply without reloading. */
export function useWishedProducts(wishes: readonly Asked[]) {
  const [pages, setPages] = useState(1)
  const shown = wishes.slice(0, pages * pageSize)
  const [asked, setAsked] = useState(shown)
  if (shown.some((wish) => !isIn(asked, wish))) setAsked(shown)
  const { data, error, isLoading, mutate } = useResource(wishedProducts(asked))
  const items = data?.filter(({ product }) => shown.some(({ slug }) => slug === product.slug))
  const moreCount = Math.min(pageSize, wishes.length - shown.length)
  return {
    // Data shown while loading may belong to another list.
    items: isLoading && items?.length === 0 ? undefined : items,
    missingCount: isLoading || items === undefined ? 0 : shown.length - items.length,
    count: wishes.length,
    moreCount,
    onMore: () => setPages(pages + 1),
    failure: failed(error),
    onRetry: () => void mutate()
  }
}
