import { accountCalls } from './accounts.ts'
import { addressCalls } from './addresses.ts'
import { adminProductCalls } from './admin-products.ts'
import { adminSearchCalls } from './admin-search.ts'
import { adminCalls } from './admin.ts'
import { brandKitCalls } from './brand-kits.ts'
import { bulkEditCalls } from './bulk-edits.ts'
import { cartReminderCalls } from './cart-reminders.ts'
import { cartCalls } from './carts.ts'
import { catalogueCalls } from './catalogue.ts'
import { checklistCalls } from './checklist.ts'
import { checkoutCalls } from './checkouts.ts'
import { contactMessageCalls } from './contact-messages.ts'
import { collectionCalls } from './collections.ts'
import { couponCalls } from './coupons.ts'
import { customerCalls } from './customers.ts'
import { designCalls } from './designs.ts'
import { giftCardCalls } from './gift-cards.ts'
import { importCalls } from './imports.ts'
import { logCalls } from './log.ts'
import { moderationCalls } from './moderation.ts'
import { newsletterCalls } from './newsletter.ts'
import { draftOrderCalls } from './draft-orders.ts'
import { orderEditCalls } from './order-edits.ts'
import { orderCalls } from './orders.ts'
import { paymentStateCalls } from './payment-state.ts'
import { printCalls } from './print.ts'
import { productionCalls } from './production.ts'
import { reportCalls } from './reports.ts'
import { questionCalls } from './questions.ts'
import { reviewCalls } from './reviews.ts'
import { redirectCalls } from './redirects.ts'
import { shipmentCalls } from './shipments.ts'
import { staffDesignCalls } from './staff-designs.ts'
import { staffCalls } from './staff.ts'
import { shopSettingsCalls } from './shop-settings.ts'
import { shopTextCalls } from './shop-texts.ts'
import { stockAlertCalls } from './stock-alerts.ts'
import { savedViewCalls } from './saved-views.ts'
import { searchReportCalls } from './search-report.ts'
import { synonymCalls } from './synonyms.ts'
import { templateCalls } from './templates.ts'
import { twoFactorCalls } from './two-factor.ts'
import { wishlistCalls } from './wishlists.ts'

/** Every call of the shop. */
export const calls = {
  ...accountCalls,
  ...catalogueCalls,
  ...stockAlertCalls,
  ...newsletterCalls,
  ...wishlistCalls,
  ...cartCalls,
  ...cartReminderCalls,
  ...checkoutCalls,
  ...orderCalls,
  ...reviewCalls,
  ...questionCalls,
  ...addressCalls,
  ...designCalls,
  ...brandKitCalls,
  ...templateCalls,
  ...couponCalls,
  ...giftCardCalls,
  ...customerCalls,
  ...staffDesignCalls,
  ...adminCalls,
  ...bulkEditCalls,
  ...shipmentCalls,
  ...orderEditCalls,
  ...draftOrderCalls,
  ...adminSearchCalls,
  ...contactMessageCalls,
  ...logCalls,
  ...staffCalls,
  ...twoFactorCalls,
  ...shopSettingsCalls,
  ...paymentStateCalls,
  ...checklistCalls,
  ...shopTextCalls,
  ...reportCalls,
  ...adminProductCalls,
  ...collectionCalls,
  ...savedViewCalls,
  ...synonymCalls,
  ...searchReportCalls,
  ...redirectCalls,
  ...importCalls,
  ...printCalls,
  ...productionCalls,
  ...moderationCalls
}

export type Calls = typeof calls
export type CallName = keyof Calls
