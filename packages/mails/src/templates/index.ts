import type { MailData, MailName, MailShop } from '../data.ts'
import type { Draft } from '../element.ts'
import { alreadyRegistered, googleLinked, passwordChanged, registerCode, resetCode, welcome } from './account.ts'
import { cartReminder } from './cart.ts'
import { contactMessage, contactReceipt, contactReply } from './contact.ts'
import { giftCard } from './gift-card.ts'
import { newsletterAlready, newsletterConfirm, newsletterWelcome } from './newsletter.ts'
import {
  orderCancelled,
  orderChanged,
  orderDelivered,
  orderDifference,
  orderInProduction,
  orderLink,
  orderPaid,
  orderParcelCorrected,
  orderParcelVoided,
  orderPartShipped,
  orderPartlyRefunded,
  orderPlaced,
  orderQuestion,
  orderRefunded,
  orderShipped,
  orderSoldOut
} from './order.ts'
import { paymentLink } from './payment-link.ts'
import { questionAnswered } from './question.ts'
import { noteMention, staffInvitation } from './staff.ts'
import { backInStock } from './stock.ts'
import { twoFactorOff, twoFactorOn, twoFactorRecoveryCode, twoFactorRefused, twoFactorReset } from './two-factor.ts'

type Templates = { readonly [Name in MailName]: (data: MailData[Name], shop: MailShop) => Draft }

/** All mail templates. */
export const templates: Templates = {
  'register-code': registerCode,
  'reset-code': resetCode,
  welcome,
  'already-registered': alreadyRegistered,
  'password-changed': passwordChanged,
  'google-linked': googleLinked,
  'two-factor-on': twoFactorOn,
  'two-factor-off': twoFactorOff,
  'two-factor-reset': twoFactorReset,
  'two-factor-recovery-code': twoFactorRecoveryCode,
  'two-factor-refused': twoFactorRefused,
  'staff-invitation': staffInvitation,
  'note-mention': noteMention,
  'contact-message': contactMessage,
  'contact-receipt': contactReceipt,
  'contact-reply': contactReply,
  'question-answered': questionAnswered,
  'gift-card': giftCard,
  'back-in-stock': backInStock,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'newsletter-already': newsletterAlready,
  'cart-reminder': cartReminder,
  'order-placed': orderPlaced,
  'order-paid': orderPaid,
  'order-in-production': orderInProduction,
  'order-shipped': orderShipped,
  'order-part-shipped': orderPartShipped,
  'order-parcel-corrected': orderParcelCorrected,
  'order-parcel-voided': orderParcelVoided,
  'order-delivered': orderDelivered,
  'order-cancelled': orderCancelled,
  'order-refunded': orderRefunded,
  'order-partly-refunded': orderPartlyRefunded,
  'order-sold-out': orderSoldOut,
  'order-changed': orderChanged,
  'order-difference': orderDifference,
  'order-question': orderQuestion,
  'order-link': orderLink,
  'payment-link': paymentLink
}
