import { ChakraProvider, type SystemContext } from '@chakra-ui/react'
import type { ComponentType, PropsWithChildren } from 'react'
import { createShopSystem } from '../system/index.ts'
import { LinkProvider, type RouterLinkProps } from './link.tsx'
import { type ShopFacts, ShopFactsProvider } from './shop-facts.tsx'

export interface UiProviderProps {
  facts: ShopFacts
  accent: { light: string; dark: string }
  link: ComponentType<RouterLinkProps>
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

/** Everything a screen needs around it: the system's looks, the shop's facts, the way to follow a link. */
export function UiProvider({ facts, accent, link, children }: PropsWithChildren<UiProviderProps>) {
  return (
    <ChakraProvider value={systemFor(accent)}>
      <ShopFactsProvider facts={facts}>
        <LinkProvider component={link}>{children}</LinkProvider>
      </ShopFactsProvider>
    </ChakraProvider>
  )
}
