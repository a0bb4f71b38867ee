import { createContext, type PropsWithChildren, useContext, useEffect } from 'react'

/** What a screen says about its page; the server collects it while rendering. */
export interface PageHead {
  title: string
  description?: string
}

type CollectHead = (head: PageHead) => void

const HeadContext = createContext<CollectHead>(() => {})

export const HeadCollector = ({ collect, children }: PropsWithChildren<{ collect: CollectHead }>) => <HeadContext value={collect}>{children}</HeadContext>

/** Names the page in the tab, in search results, and to a screen reader that arrives. */
export function usePageHead(head: PageHead): void {
  useContext(HeadContext)(head)
  useEffect(() => {
    document.title = head.title
  }, [head.title])
}
