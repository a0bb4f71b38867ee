import { m } from '@motif/messages'

const names: Readonly<Record<string, () => string>> = {
  'order-placed': () => m.admin_mail_order_placed(),
  welcome: () => m.admin_mail_welcome(),
  'newsletter-welcome': () => m.admin_mail_newsletter_welcome(),
  'cart-reminder': () => m.admin_mail_cart_reminder(),
  'back-in-stock': () => m.admin_mail_back_in_stock(),
  'question-answered': () => m.admin_mail_question_answered(),
  'gift-card': () => m.admin_mail_gift_card(),
  'order-paid': () => m.admin_mail_order_paid(),
  'order-in-production': () => m.admin_mail_order_in_production(),
  'order-shipped': () => m.admin_mail_order_shipped(),
  'order-part-shipped': () => m.admin_mail_order_part_shipped(),
  'order-parcel-corrected': () => m.admin_mail_order_parcel_corrected(),
  'order-parcel-voided': () => m.admin_mail_order_parcel_voided(),
  'order-delivered': () => m.admin_mail_order_delivered(),
  'order-cancelled': () => m.admin_mail_order_cancelled(),
  'order-refunded': () => m.admin_mail_order_refunded(),
  'order-partly-refunded': () => m.admin_mail_order_partly_refunded(),
  'order-changed': () => m.admin_mail_order_changed(),
  'order-difference': () => m.admin_mail_order_difference(),
  'order-question': () => m.admin_mail_order_question(),
  'order-link': () => m.admin_mail_order_link(),
  'mail-test': () => m.admin_mail_test()
}

/** A mail to a customer by its template; the template itself if it is unknown. */
export const mailName = (mail: string): string => names[mail]?.() ?? mail
