import { mailOfText, type TextKey, type TextPage } from '@motif/contract/text-rules'
import { m } from '@motif/messages'
import { mailName } from './mail-name.ts'

/** Titles of the pages with editable text. */
export const pageNames: Readonly<Record<TextPage, () => string>> = {
  faq: () => m.information_faq_title(),
  terms: () => m.information_terms_title(),
  privacy: () => m.information_privacy_title()
}

const isPage = (key: TextKey): key is TextPage => Object.hasOwn(pageNames, key)

/** A text by its key, with its kind: a page or a mail. */
export const textName = (key: TextKey): string =>
  isPage(key)
    ? m.admin_find_text({ name: pageNames[key]() })
    : m.admin_find_mail({ name: mailName(mailOfText(key) ?? key) })
