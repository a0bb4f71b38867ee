import { m } from '@motif/messages/server'
import type { MailData, MailShop } from '../data.ts'
import type { Draft } from '../element.ts'
import { button, linked } from '../parts/action.ts'
import { paragraph } from '../parts/text.ts'
import { unlinked } from '../mail-text.ts'

/** Advice in case somebody else knows the password. */
const notYou = (shop: MailShop) => [
  linked(m.mail_password_changed_not_you(), m.mail_password_changed_not_you_link(), `${shop.url}/forgotpassword`),
  paragraph(m.mail_write_to_us({ email: shop.supportEmail }))
]

/** Link to the two-factor settings. */
const toSignIn = (shop: MailShop) => button(shop, m.mail_two_factor_button(), `${shop.url}/admin?section=sign-in`)

export const twoFactorOn = (_data: MailData['two-factor-on'], shop: MailShop): Draft => ({
  subject: m.mail_two_factor_on_subject({ shop: shop.name }),
  preheader: m.mail_two_factor_on_preheader(),
  title: m.mail_two_factor_on_title(),
  parts: [paragraph(m.mail_two_factor_on_text()), toSignIn(shop), ...notYou(shop)]
})

export const twoFactorOff = (_data: MailData['two-factor-off'], shop: MailShop): Draft => ({
  subject: m.mail_two_factor_off_subject({ shop: shop.name }),
  preheader: m.mail_two_factor_off_preheader(),
  title: m.mail_two_factor_off_title(),
  parts: [paragraph(m.mail_two_factor_off_text()), toSignIn(shop), ...notYou(shop)]
})

export const twoFactorReset = ({ by }: MailData['two-factor-reset'], shop: MailShop): Draft => ({
  subject: m.mail_two_factor_reset_subject({ shop: shop.name }),
  preheader: m.mail_two_factor_reset_preheader({ by: unlinked(by) }),
  title: m.mail_two_factor_reset_title(),
  parts: [paragraph(m.mail_two_factor_reset_text({ by: unlinked(by) })), toSignIn(shop), ...notYou(shop)]
})

export const twoFactorRecoveryCode = ({ left }: MailData['two-factor-recovery-code'], shop: MailShop): Draft => ({
  subject: m.mail_two_factor_recovery_subject({ shop: shop.name }),
  preheader: m.mail_two_factor_recovery_left({ left }),
  title: m.mail_two_factor_recovery_title(),
  parts: [
    paragraph(m.mail_two_factor_recovery_text()),
    paragraph(m.mail_two_factor_recovery_left({ left })),
    toSignIn(shop),
    ...notYou(shop)
  ]
})

export const twoFactorRefused = ({ count }: MailData['two-factor-refused'], shop: MailShop): Draft => ({
  subject: m.mail_two_factor_refused_subject({ shop: shop.name }),
  preheader: m.mail_two_factor_refused_preheader(),
  title: m.mail_two_factor_refused_title(),
  parts: [paragraph(m.mail_two_factor_refused_text({ count })), ...notYou(shop)]
})
