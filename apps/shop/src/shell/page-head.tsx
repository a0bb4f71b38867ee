import { createContext, type PropsWithChildren, useContext, useEffect } from 'react'
import { shop } from '../services/shop.ts'

/** What a screen says about its page; the server collects it while rendering. */
export interface PageHead {
  title: string
  description?: string
  /** Path of the picture networks show where the page is shared. @default the shop's own */
  card?: string
  /** What that picture shows, in words. @default the title */
  cardAlt?: string | undefined
}

type CollectHead = (head: PageHead) => void

const HeadContext = createContext<CollectHead>(() => {})

export const HeadCollector = ({ collect, children }: PropsWithChildren<{ collect: CollectHead }>) => (
  <HeadContext value={collect}>{children}</HeadContext>
)

/** Names the page in the tab, in search results, and to a screen reader that arrives. */
export function usePageHead(head: PageHead): void {
  useContext(HeadContext)(head)
  useEffect(() => {
    document.title = head.title
  }, [head.title])
}

/** A title of a screen, followed by the shop's name. */
export const usePageTitle = (title: string): void => usePageHead({ title: `${title} · ${shop.name}` })
