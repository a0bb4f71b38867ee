import {
  type MailText,
  type SavedText,
  type ShopConfig,
  type ShopSettings,
  type ShownText,
  settingsIn
} from '@motif/contract'
import { type Published, publishedOf } from '@motif/contract/published-rules'
import { type OwnMail, type TextKey, type TextPage, textPages } from '@motif/contract/text-rules'

/** Settings and currency as pages show them. */
type PublishedSettings = Published<ShopSettings & Pick<ShopConfig, 'currency'>>

interface Current {
  /** 0 stands for `shop.config.ts`. */
  revision: number
  config: ShopConfig
  /** Undefined if pages use the settings of their build. The same object until the settings change. */
  published: PublishedSettings | undefined
}

interface KnownText {
  revision: number
  shown: { text: SavedText | null; at: string | null }
}

/** The text shipped with the shop. */
const shippedText: ShownText = { text: null, at: null }

/** The current configuration of the shop, and the methods that replace it when the owner changes settings. */
export interface CurrentShop {
  /** Getters return the current values. Keep the object, not its members. */
  shop: ShopConfig
  /** The content of `shop.config.ts`. */
  file: ShopConfig
  revision(): number
  published(): PublishedSettings | undefined
  /** Applies settings and the currency. Ignores an older revision, because reads may finish out of order. */
  put(revision: number, settings: ShopSettings, currency: ShopConfig['currency']): void
  /** The owner's text of a page, in place of the built-in one. The same object until it changes. */
  text(page: TextPage): ShownText
  /** The owner's words of a mail; undefined for the built-in ones. */
  mailText(mail: OwnMail): MailText | undefined
  /** The text that applies in this process, of a page or a mail; null for the built-in one. */
  savedText(key: TextKey): SavedText | null
  textRevision(key: TextKey): number
  /** Pages with a text of the owner, in a fixed order; undefined if there are none. The same object until that changes. */
  ownTexts(): readonly TextPage[] | undefined
  putText(key: TextKey, known: KnownText): void
}

export function currentShop(file: ShopConfig): CurrentShop {
  let current: Current = { revision: 0, config: file, published: undefined }
  const shop = {} as ShopConfig
  const texts = new Map<TextKey, KnownText>()
  let own: readonly TextPage[] | undefined
  for (const name of Object.keys(file) as (keyof ShopConfig)[])
    Object.defineProperty(shop, name, { enumerable: true, get: () => current.config[name] })
  return {
    shop,
    file,
    revision: () => current.revision,
    published: () => current.published,
    put: (revision, settings, currency) => {
      if (revision <= current.revision) return
      const saved = { ...settingsIn(settings), currency }
      current = { revision, config: { ...file, ...saved }, published: publishedOf(saved) }
    },
    text: (page) => {
      const shown = texts.get(page)?.shown
      return shown === undefined || shown.text?.kind === 'mail' ? shippedText : (shown as ShownText)
    },
    mailText: (mail) => {
      const text = texts.get(`mail-${mail}`)?.shown.text
      return text?.kind === 'mail' ? text : undefined
    },
    savedText: (key) => texts.get(key)?.shown.text ?? null,
    textRevision: (key) => texts.get(key)?.revision ?? 0,
    ownTexts: () => own,
    putText: (key, known) => {
      if (known.revision <= (texts.get(key)?.revision ?? 0)) return
      texts.set(key, known)
      const pages = textPages.filter((one) => texts.get(one)?.shown.text)
      own = pages.length === 0 ? undefined : pages
    }
  }
}
