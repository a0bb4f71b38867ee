import { type ShopConfig, type ShopSettings, type ShownText, settingsIn } from '@motif/contract'
import { type Published, publishedOf } from '@motif/contract/published-rules'
import { type TextPage, textPages } from '@motif/contract/text-rules'

interface Current {
  /** 0: `shop.config.ts`. */
  revision: number
  config: ShopConfig
  /** Undefined where pages have everything from their build. The same object until the settings change. */
  published: Published<ShopSettings> | undefined
}

interface KnownText {
  revision: number
  shown: ShownText
}

/** A page shows what comes with the shop. */
const shippedText: ShownText = { text: null, at: null }

/** The shop's configuration as it counts now, and where it is put when the owner changes it. */
export interface CurrentShop {
  /** Every read of a member gives what counts at that moment, so whoever keeps the object is never out of date; who keeps a member is. */
  shop: ShopConfig
  /** What `shop.config.ts` says. */
  file: ShopConfig
  revision(): number
  published(): Published<ShopSettings> | undefined
  /** Lets these settings count. Older ones than those that count change nothing: answers may overtake each other. */
  put(revision: number, settings: ShopSettings): void
  /** What a page says in the place of the shop's own sentences. The same object until it changes. */
  text(page: TextPage): ShownText
  textRevision(page: TextPage): number
  /** Pages with a text of the owner's, in one order; undefined where there is none. The same object until that changes. */
  ownTexts(): readonly TextPage[] | undefined
  putText(page: TextPage, known: KnownText): void
}

export function currentShop(file: ShopConfig): CurrentShop {
  let current: Current = { revision: 0, config: file, published: undefined }
  const shop = {} as ShopConfig
  const texts = new Map<TextPage, KnownText>()
  let own: readonly TextPage[] | undefined
  for (const name of Object.keys(file) as (keyof ShopConfig)[])
    Object.defineProperty(shop, name, { enumerable: true, get: () => current.config[name] })
  return {
    shop,
    file,
    revision: () => current.revision,
    published: () => current.published,
    put: (revision, settings) => {
      if (revision <= current.revision) return
      const saved = settingsIn(settings)
      current = { revision, config: { ...file, ...saved }, published: publishedOf(saved) }
    },
    text: (page) => texts.get(page)?.shown ?? shippedText,
    textRevision: (page) => texts.get(page)?.revision ?? 0,
    ownTexts: () => own,
    putText: (page, known) => {
      if (known.revision <= (texts.get(page)?.revision ?? 0)) return
      texts.set(page, known)
      const pages = textPages.filter((one) => texts.get(one)?.shown.text)
      own = pages.length === 0 ? undefined : pages
    }
  }
}
