import { m } from '@motif/messages/server'
import type { MailData, MailShop } from '../data.ts'
import type { Draft } from '../element.ts'
import { button, linked } from '../parts/action.ts'
import { code, note, opening, paragraph } from '../parts/text.ts'
import { unlinked } from '../mail-text.ts'

const notYou = () => note(m.mail_not_you())

/** Contact hint after a possible account compromise. */
const writeToUs = ({ supportEmail }: MailShop) => paragraph(m.mail_write_to_us({ email: supportEmail }))

const codeMail = (
  shop: MailShop,
  { code: digits, minutes }: MailData['register-code'],
  title: string,
  why: string
): Draft => ({
  subject: m.mail_code_subject({ code: digits, shop: shop.name }),
  preheader: m.mail_code_preheader({ why, minutes }),
  title,
  parts: [paragraph(why), code(digits), note(m.mail_code_note({ minutes })), notYou()]
})

export const registerCode = (data: MailData['register-code'], shop: MailShop): Draft =>
  codeMail(shop, data, m.mail_register_code_title(), m.mail_register_code_why())

export const resetCode = (data: MailData['reset-code'], shop: MailShop): Draft =>
  codeMail(shop, data, m.mail_reset_code_title(), m.mail_reset_code_why())

export const welcome = ({ name }: MailData['welcome'], shop: MailShop): Draft => ({
  subject: m.mail_welcome_subject({ shop: shop.name }),
  preheader: m.mail_welcome_preheader(),
  title: m.mail_welcome_title({ name: unlinked(name) }),
  parts: [
    ...opening(m.mail_welcome_kept(), m.mail_welcome_begin()),
    button(shop, m.mail_welcome_button(), `${shop.url}/createdesign`)
  ]
})

export const alreadyRegistered = (_data: MailData['already-registered'], shop: MailShop): Draft => ({
  subject: m.mail_already_registered_subject({ shop: shop.name }),
  preheader: m.mail_already_registered_preheader(),
  title: m.mail_already_registered_title(),
  parts: [
    paragraph(m.mail_already_registered_text({ shop: shop.name })),
    button(shop, m.mail_already_registered_button(), `${shop.url}/login`),
    linked(
      m.mail_already_registered_forgotten(),
      m.mail_already_registered_forgotten_link(),
      `${shop.url}/forgotpassword`
    ),
    notYou()
  ]
})

export const passwordChanged = (_data: MailData['password-changed'], shop: MailShop): Draft => ({
  subject: m.mail_password_changed_subject({ shop: shop.name }),
  preheader: m.mail_password_changed_preheader(),
  title: m.mail_password_changed_title(),
  parts: [
    paragraph(m.mail_password_changed_text()),
    linked(m.mail_password_changed_not_you(), m.mail_password_changed_not_you_link(), `${shop.url}/forgotpassword`),
    writeToUs(shop)
  ]
})

export const googleLinked = (_data: MailData['google-linked'], shop: MailShop): Draft => ({
  subject: m.mail_google_linked_subject({ shop: shop.name }),
  preheader: m.mail_google_linked_preheader(),
  title: m.mail_google_linked_title(),
  parts: [
    paragraph(m.mail_google_linked_text({ shop: shop.name })),
    paragraph(m.mail_google_linked_password()),
    linked(m.mail_google_linked_not_you(), m.mail_google_linked_not_you_link(), `${shop.url}/forgotpassword`),
    writeToUs(shop)
  ]
})
