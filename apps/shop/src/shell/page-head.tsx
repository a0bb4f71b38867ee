import { createContext, type PropsWithChildren, useContext, useEffect } from 'react'
import { shop } from '../services/shop.ts'

/** A screen's page metadata, collected during server rendering. */
export interface PageHead {
  title: string
  description?: string
  /** Path of the sharing picture. @default the shop's own */
  card?: string
  /** Alternative text of that picture. @default the title */
  cardAlt?: string | undefined
}

type CollectHead = (head: PageHead) => void

const HeadContext = createContext<CollectHead>(() => {})

export const HeadCollector = ({ collect, children }: PropsWithChildren<{ collect: CollectHead }>) => (
  <HeadContext value={collect}>{children}</HeadContext>
)

/** Sets the page's title for tabs, search results and screen readers. While that is loading, the former one stays. */
export function usePageHead(head: PageHead, isLoading = false): void {
  useContext(HeadContext)(head)
  useEffect(() => {
    if (!isLoading) document.title = head.title
  }, [head.title, isLoading])
}

/** Sets a title followed by the shop's name. */
export const usePageTitle = (title: string): void => usePageHead({ title: `${title} · ${shop.name}` })
