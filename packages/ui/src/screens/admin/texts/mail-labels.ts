import type { OwnMail, Placeholder } from '@motif/contract/text-rules'
import { m } from '@motif/messages'

/** Names of the mails whose words the owner may replace. */
export const mailLabels: Readonly<Record<OwnMail, () => string>> = {
  'order-placed': () => m.admin_texts_mail_order_placed(),
  'order-paid': () => m.admin_texts_mail_order_paid(),
  'order-in-production': () => m.admin_texts_mail_order_in_production(),
  'order-part-shipped': () => m.admin_texts_mail_order_part_shipped(),
  'order-shipped': () => m.admin_texts_mail_order_shipped(),
  'order-delivered': () => m.admin_texts_mail_order_delivered(),
  'order-cancelled': () => m.admin_texts_mail_order_cancelled(),
  'order-refunded': () => m.admin_texts_mail_order_refunded(),
  'order-partly-refunded': () => m.admin_texts_mail_order_partly_refunded(),
  welcome: () => m.admin_texts_mail_welcome(),
  'newsletter-welcome': () => m.admin_texts_mail_newsletter_welcome(),
  'cart-reminder': () => m.admin_texts_mail_cart_reminder(),
  'back-in-stock': () => m.admin_texts_mail_back_in_stock(),
  'gift-card': () => m.admin_texts_mail_gift_card()
}

/** What a placeholder stands for. */
export const placeholderLabels: Readonly<Record<Placeholder, () => string>> = {
  shop: () => m.admin_texts_placeholder_shop(),
  name: () => m.admin_texts_placeholder_name(),
  number: () => m.admin_texts_placeholder_number(),
  product: () => m.admin_texts_placeholder_product(),
  amount: () => m.admin_texts_placeholder_amount()
}
