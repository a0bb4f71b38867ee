import { ChakraProvider, LocaleProvider, type SystemContext } from '@chakra-ui/react'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { getLocale } from '@motif/messages'
import { type ComponentType, type PropsWithChildren, useState } from 'react'
import { createShopSystem } from '../system/index.ts'
import { LayerRootProvider } from './layer-root.tsx'
import { LinkProvider, type RouterLinkProps } from './link.tsx'
import { withPageRules } from './page-styles.ts'
import { prefixed } from './prefixed.ts'
import { type ShopFacts, ShopFactsProvider } from './shop-facts.tsx'

export interface UiProviderProps {
  facts: ShopFacts
  accent: { light: string; dark: string }
  link: ComponentType<RouterLinkProps>
  /** Style cache for a screen in its own frame. @default the page's */
  styles?: EmotionCache
}

const systems = new WeakMap<UiProviderProps['accent'], SystemContext>()

/** Creating a system takes about 40 ms, so the server shares one for all pages. */
function systemFor(accent: UiProviderProps['accent']): SystemContext {
  const known = systems.get(accent)
  if (known !== undefined) return known
  const made = createShopSystem({ accent })
  systems.set(accent, made)
  return made
}

/** Creates the system before the first render, to split a long task. */
export const prepareSystem = (accent: UiProviderProps['accent']): void => void systemFor(accent)

let pageStyles: EmotionCache | undefined

/** Emotion caches rules by plugin list without limit: the server starts a new list after this many pages. */
const pagesOfList = 1000
let plugins = [prefixed]
let pagesMade = 0

/**
 * The style cache: one per page in the browser, since a new one inserts all rules again; one per render on the server,
 * since each page needs all of its rules.
 */
function styleCache(): EmotionCache {
  // In development all rules share one element, as in production. With one element per rule, pages with many stories
  // recalculate styles several times slower.
  const create = () => createCache({ key: 'css', stylisPlugins: plugins, speedy: true })
  if (typeof document === 'undefined') {
    pagesMade += 1
    if (pagesMade % pagesOfList === 0) plugins = [prefixed]
    return create()
  }
  pageStyles ??= withPageRules(create())
  return pageStyles
}

/** Providers for screens: theme, shop facts and router link. */
export function UiProvider({ facts, accent, link, styles, children }: PropsWithChildren<UiProviderProps>) {
  const [cache] = useState(() => styles ?? styleCache())
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={systemFor(accent)}>
        {/* Gives Chakra's widgets the text direction. */}
        <LocaleProvider locale={getLocale()}>
          <ShopFactsProvider facts={facts}>
            <LinkProvider component={link}>
              <LayerRootProvider>{children}</LayerRootProvider>
            </LinkProvider>
          </ShopFactsProvider>
        </LocaleProvider>
      </ChakraProvider>
    </CacheProvider>
  )
}
