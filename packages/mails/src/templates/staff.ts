import type { StaffRole } from '@motif/contract/staff-rules'
import { m } from '@motif/messages/server'
import type { MailData, MailShop } from '../data.ts'
import type { Draft } from '../element.ts'
import { unlinked } from '../mail-text.ts'
import { button } from '../parts/action.ts'
import { note, paragraph, quotation } from '../parts/text.ts'

const roleNames = {
  owner: () => m.mail_staff_role_owner(),
  manager: () => m.mail_staff_role_manager(),
  support: () => m.mail_staff_role_support(),
  production: () => m.mail_staff_role_production(),
  viewer: () => m.mail_staff_role_viewer()
} satisfies Record<StaffRole, () => string>

export const staffInvitation = (
  { name, by, role, url, days }: MailData['staff-invitation'],
  shop: MailShop
): Draft => ({
  subject: m.mail_staff_invitation_subject({ shop: shop.name }),
  preheader: m.mail_staff_invitation_preheader({ by: unlinked(by) }),
  title: m.mail_staff_invitation_title({ name: unlinked(name) }),
  parts: [
    paragraph(m.mail_staff_invitation_text({ by: unlinked(by), shop: shop.name, role: roleNames[role]() })),
    button(shop, m.mail_staff_invitation_button(), url),
    note(m.mail_staff_invitation_note({ days })),
    note(m.mail_staff_invitation_unwanted())
  ]
})

export const noteMention = ({ name, by, number, text, url }: MailData['note-mention'], shop: MailShop): Draft => ({
  subject: m.mail_note_mention_subject({ number }),
  preheader: m.mail_note_mention_text({ by: unlinked(by), number }),
  title: m.mail_note_mention_title({ name: unlinked(name) }),
  parts: [
    paragraph(m.mail_note_mention_text({ by: unlinked(by), number })),
    quotation(text),
    button(shop, m.mail_note_mention_button(), url)
  ]
})
