import type { ShopConfig } from '@motif/contract'
import { logoAddress, logoSize } from '@motif/contract/logo-rules'
import type { MailShop } from '@motif/mails'
import type { Config } from './config.ts'
import type { RenderLetter } from './mail.ts'

/** Renders mails in the shop's name. The renderer is loaded with the first mail, so other servers start without it. */
export function letterRenderer(shop: ShopConfig, { publicUrl }: Pick<Config, 'publicUrl'>): RenderLetter {
  return async ({ template, data }) => {
    const { renderMail } = await import('@motif/mails')
    const { name, tagline, supportEmail, company, currency, accent, logo } = shop
    const inMail: MailShop = {
      name,
      tagline,
      supportEmail,
      company,
      currency,
      accent,
      url: publicUrl,
      ...(logo && {
        logo: { url: new URL(logoAddress(logo.light, '96', 'png'), publicUrl).href, ...logoSize(logo.light) }
      })
    }
    return renderMail(template, data, inMail)
  }
}
