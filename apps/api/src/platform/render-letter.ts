import type { MailText, ShopConfig } from '@motif/contract'
import { logoAddress, logoSize } from '@motif/contract/logo-rules'
import { type OwnMail, ownMails } from '@motif/contract/text-rules'
import type { MailName, MailShop, RenderedMail } from '@motif/mails'
import type { Config } from './config.ts'
import type { CurrentShop } from './current-shop.ts'
import type { RenderLetter } from './mail.ts'

type Origin = Pick<Config, 'publicUrl'>

/** The renderer is loaded with the first mail, so other servers start without it. */
const loadMails = () => import('@motif/mails')

function mailShopOf(
  { name, tagline, supportEmail, company, currency, accent, logo }: ShopConfig,
  { publicUrl }: Origin
) {
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
  return inMail
}

const ownMailOf = (template: MailName): OwnMail | undefined => ownMails.find((mail) => mail === template)

/** Renders mails in the shop's name, with the owner's words where there are any. */
export function letterRenderer(
  { shop, mailText }: Pick<CurrentShop, 'shop' | 'mailText'>,
  origin: Origin
): RenderLetter {
  return async (letter) => {
    const { renderMail, renderTestMail } = await loadMails()
    if (letter.template === 'mail-test') return renderTestMail(letter.data, mailShopOf(shop, origin))
    const { template, data } = letter
    const mail = ownMailOf(template)
    return renderMail(template, data, mailShopOf(shop, origin), mail && mailText(mail))
  }
}

/** The built-in words of a mail, with placeholders. */
export async function shippedMail(mail: OwnMail, shop: ShopConfig, origin: Origin): Promise<MailText> {
  const { shippedWords } = await loadMails()
  return shippedWords(mail, mailShopOf(shop, origin))
}

const styleElements = /<style>[\s\S]*?<\/style>/g

/** A mail with sample data. Its style element, for dark mode and phones, is left out: the content policy of pages refuses it. */
export async function sampleMail(
  mail: OwnMail,
  shop: ShopConfig,
  origin: Origin,
  own: MailText | undefined
): Promise<Pick<RenderedMail, 'subject' | 'html' | 'text'>> {
  const { renderMail, sampleOf } = await loadMails()
  const { subject, html, text } = await renderMail(mail, sampleOf(mail), mailShopOf(shop, origin), own)
  return { subject, html: html.replaceAll(styleElements, ''), text }
}
