import type { ShopConfig, ShopSettings } from '@motif/contract'
import type { Published } from '@motif/contract/published-rules'
import config from '../../../../shop.config.ts'

/** What pages show of the shop where it is not what they were built with. */
export type ShownShop = Partial<ShopSettings> | undefined

/** It travels with the answers of the first page, under this name. */
export const shopKey = 'shop'

/**
 * The shop as pages show it: as built, and with what its owner changed since. Read it while a page is rendered or shown, not while a module is
 * loaded.
 */
// A binding that changes, so that what most pages read does not go through a function.
export let shop: Published<ShopConfig> = config

/** In the browser, once, before anything is shown. */
export function showShop(shown: ShownShop): void {
  shop = shown === undefined ? config : { ...config, ...shown }
}

/** On the server: one page shows one shop, whatever changes while it is made. What is asked for within must not wait for other pages. */
export function withShop<Made>(shown: ShownShop, make: () => Made): Made {
  const before = shop
  const restore = () => void (shop = before)
  showShop(shown)
  try {
    const made = make()
    if (!(made instanceof Promise)) {
      restore()
      return made
    }
    return made.finally(restore) as Made
  } catch (error) {
    restore()
    throw error
  }
}
