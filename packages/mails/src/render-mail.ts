import { render } from '@react-email/render'
import type { MailData, MailName, MailShop, RenderedMail } from './data.ts'
import { mailDocument, mailText } from './layout.ts'
import { templates } from './templates/index.ts'
import { oneLine } from './mail-text.ts'

/** Renders a mail. Deterministic: equal input gives equal bytes. */
export async function renderMail<Name extends MailName>(
  name: Name,
  data: MailData[Name],
  shop: MailShop
): Promise<RenderedMail> {
  const draft = templates[name](data, shop)
  const { replyTo, oneClickUrl } = draft
  return {
    subject: oneLine(draft.subject),
    preheader: oneLine(draft.preheader),
    html: await render(mailDocument(draft, shop)),
    text: mailText(draft, shop),
    ...(replyTo === undefined ? undefined : { replyTo }),
    ...(oneClickUrl === undefined ? undefined : { oneClickUrl })
  }
}
