import { render } from '@react-email/render'
import type { MailText } from '@motif/contract'
import type { MailData, MailName, MailShop, RenderedMail } from './data.ts'
import { mailDocument, mailText } from './layout.ts'
import { templates } from './templates/index.ts'
import { oneLine } from './mail-text.ts'
import { withOwnWords } from './own-words.ts'

/** Renders a mail, with the owner's words if there are any. Deterministic: equal input gives equal bytes. */
export async function renderMail<Name extends MailName>(
  name: Name,
  data: MailData[Name],
  shop: MailShop,
  own?: MailText
): Promise<RenderedMail> {
  const builtIn = templates[name](data, shop)
  const draft = own === undefined ? builtIn : withOwnWords(builtIn, own, data as never, shop)
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
