import { ChakraProvider } from '@chakra-ui/react'
import { type ComponentType, type PropsWithChildren, useMemo } from 'react'
import { createShopSystem } from '../system/index.ts'
import { LinkProvider, type RouterLinkProps } from './link.tsx'
import { type ShopFacts, ShopFactsProvider } from './shop-facts.tsx'

export interface UiProviderProps {
  facts: ShopFacts
  accent: { light: string; dark: string }
  link: ComponentType<RouterLinkProps>
}

/** Everything a screen needs around it: the system's looks, the shop's facts, the way to follow a link. */
export function UiProvider({ facts, accent, link, children }: PropsWithChildren<UiProviderProps>) {
  const system = useMemo(() => createShopSystem({ accent }), [accent])
  return (
    <ChakraProvider value={system}>
      <ShopFactsProvider facts={facts}>
        <LinkProvider component={link}>{children}</LinkProvider>
      </ShopFactsProvider>
    </ChakraProvider>
  )
}
