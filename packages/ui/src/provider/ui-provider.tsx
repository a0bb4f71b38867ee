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
  /**
   * Where rules of style are put, for a screen in a frame of its own.
   *
   * @default the page's
   */
  styles?: EmotionCache
}

const systems = new WeakMap<UiProviderProps['accent'], SystemContext>()

/** Making a system takes about 40 ms: one for all pages the server renders. */
function systemFor(accent: UiProviderProps['accent']): SystemContext {
  const known = systems.get(accent)
  if (known !== undefined) return known
  const made = createShopSystem({ accent })
  systems.set(accent, made)
  return made
}

/** Makes the system ahead of the first render, so that the two are no single long task. */
export const prepareSystem = (accent: UiProviderProps['accent']): void => void systemFor(accent)

let pageStyles: EmotionCache | undefined

/** Emotion keeps the text of rules by the list of its plugins: a server that makes this many pages begins a new one. */
const pagesOfList = 1000
let plugins = [prefixed]
let pagesMade = 0

/**
 * The cache of style rules: in a browser one for the life of the page, because a new cache inserts every rule again; on
 * the server one for each render, because no rule of one page may be missing in the next.
 */
function styleCache(): EmotionCache {
  // In development too all rules stand in one element, as in the shop that is built. With an element for each, a page that
  // shows many stories reckons its styles anew several times slower.
  const create = () => createCache({ key: 'css', stylisPlugins: plugins, speedy: true })
  if (typeof document === 'undefined') {
    pagesMade += 1
    if (pagesMade % pagesOfList === 0) plugins = [prefixed]
    return create()
  }
  pageStyles ??= withPageRules(create())
  return pageStyles
}

/** Everything a screen needs around it: the system's looks, the shop's facts, the way to follow a link. */
export function UiProvider({ facts, accent, link, styles, children }: PropsWithChildren<UiProviderProps>) {
  const [cache] = useState(() => styles ?? styleCache())
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={systemFor(accent)}>
        {/* Chakra's widgets know from it which way is forward. */}
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
