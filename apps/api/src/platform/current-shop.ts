import { type ShopConfig, type ShopSettings, settingsIn } from '@motif/contract'

/** What pages need of the settings; nothing in it is secret. */
type PublishedSettings = Omit<ShopSettings, 'tax' | 'hasReviewLinkInMails'>

interface Current {
  /** 0: `shop.config.ts`. */
  revision: number
  config: ShopConfig
  /** Undefined where pages have everything from their build. The same object until the settings change. */
  published: PublishedSettings | undefined
}

/** The shop's configuration as it counts now, and where it is put when the owner changes it. */
export interface CurrentShop {
  /** Every read of a member gives what counts at that moment, so whoever keeps the object is never out of date; who keeps a member is. */
  shop: ShopConfig
  /** What `shop.config.ts` says. */
  file: ShopConfig
  revision(): number
  published(): PublishedSettings | undefined
  /** Lets these settings count. Older ones than those that count change nothing: answers may overtake each other. */
  put(revision: number, settings: ShopSettings): void
}

export function currentShop(file: ShopConfig): CurrentShop {
  let current: Current = { revision: 0, config: file, published: undefined }
  const shop = {} as ShopConfig
  for (const name of Object.keys(file) as (keyof ShopConfig)[])
    Object.defineProperty(shop, name, { enumerable: true, get: () => current.config[name] })
  return {
    shop,
    file,
    revision: () => current.revision,
    published: () => current.published,
    put: (revision, settings) => {
      if (revision <= current.revision) return
      const own = settingsIn(settings)
      const { tax: _tax, hasReviewLinkInMails: _hasReviewLinkInMails, ...published } = own
      current = { revision, config: { ...file, ...own }, published }
    }
  }
}
