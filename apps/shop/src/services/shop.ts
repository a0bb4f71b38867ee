import type { ShopConfig, ShopSettings } from '@motif/contract'
import type { Published } from '@motif/contract/published-rules'
import config from '../../../../shop.config.ts'

/** The owner's overrides of the built-in shop configuration. */
export type ShownShop = Partial<ShopSettings & Pick<ShopConfig, 'currency'>> | undefined

/** Data key of the shop, which is embedded in every page. */
export const shopKey = 'shop'

/** The shop configuration with the owner's overrides. Read it during rendering, not at module load. */
// A mutable binding avoids a function call for the most used value.
export let shop: Published<ShopConfig> = config

/** Called once in the browser, before rendering. */
export function showShop(shown: ShownShop): void {
  shop = shown === undefined ? config : { ...config, ...shown }
}

/**
 * Sets the shop for rendering one page on the server, independent of concurrent changes. `make` must be synchronous
 * with respect to other pages.
 */
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
