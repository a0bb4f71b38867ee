import type { ChecklistItem } from '@motif/contract/checklist-rules'
import { m } from '@motif/messages'
import type { AdminSection } from '../sections-list.ts'

interface ItemTexts {
  title: () => string
  text: () => string
  /** Where in the admin it is done, best place first. Nothing where the server's settings say it. */
  places?: readonly { label: () => string; section: AdminSection; query?: string }[]
}

/** Title, reason and link of each item. */
export const itemTexts: Readonly<Record<ChecklistItem, ItemTexts>> = {
  facts: {
    title: () => m.admin_checklist_facts(),
    text: () => m.admin_checklist_facts_text(),
    places: [{ label: () => m.admin_checklist_open_settings(), section: 'settings' }]
  },
  money: {
    title: () => m.admin_checklist_money(),
    text: () => m.admin_checklist_money_text(),
    places: [{ label: () => m.admin_checklist_open_settings(), section: 'settings' }]
  },
  delivery: {
    title: () => m.admin_checklist_delivery(),
    text: () => m.admin_checklist_delivery_text(),
    places: [{ label: () => m.admin_checklist_open_settings(), section: 'settings' }]
  },
  product: {
    title: () => m.admin_checklist_product(),
    text: () => m.admin_checklist_product_text(),
    places: [
      { label: () => m.admin_checklist_add_product(), section: 'products', query: '&product=new' },
      { label: () => m.admin_checklist_import_products(), section: 'imports' }
    ]
  },
  demonstration: { title: () => m.admin_checklist_demonstration(), text: () => m.admin_checklist_demonstration_text() },
  payment: { title: () => m.admin_checklist_payment(), text: () => m.admin_checklist_payment_text() },
  mail: { title: () => m.admin_checklist_mail(), text: () => m.admin_checklist_mail_text() },
  domain: { title: () => m.admin_checklist_domain(), text: () => m.admin_checklist_domain_text() }
}
