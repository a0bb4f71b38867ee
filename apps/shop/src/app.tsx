import { UiProvider } from '@motif/ui/provider'
import type { PropsWithChildren } from 'react'
import { SWRConfig } from 'swr'
import { shop } from './services/shop.ts'
import { HeadCollector, type PageHead } from './shell/page-head.tsx'
import { ShopLink } from './shell/shop-link.tsx'

export interface AppProps {
  /** Data the server already loaded, by SWR key. */
  answers: Record<string, unknown>
  /** Receives the page heads of screens; used by server rendering. */
  onHead?: (head: PageHead) => void
}

const ignore = () => {}

/** Providers around the router, the same on the server and in the browser. */
export const App = ({ answers, onHead = ignore, children }: PropsWithChildren<AppProps>) => (
  <SWRConfig value={{ fallback: answers, revalidateIfStale: false, shouldRetryOnError: false }}>
    <UiProvider facts={shop} accent={shop.accent} link={ShopLink}>
      <HeadCollector collect={onHead}>{children}</HeadCollector>
    </UiProvider>
  </SWRConfig>
)
