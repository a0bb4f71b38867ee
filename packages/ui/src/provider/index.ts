export { RouterLink, type RouterLinkProps } from './link.tsx'
export { type ShopFacts, useShopFacts } from './shop-facts.tsx'
export { prepareSystem, UiProvider, type UiProviderProps } from './ui-provider.tsx'
