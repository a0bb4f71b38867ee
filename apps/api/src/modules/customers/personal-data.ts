import type { PersonalData } from '../../platform/personal-data.ts'
import { accountData } from '../accounts/index.ts'
import { addressData } from '../addresses/index.ts'
import { brandKitData } from '../brand-kit/index.ts'
import { cartReminderData } from '../cart-reminders/index.ts'
import { cartData } from '../carts/index.ts'
import { messageData } from '../contact/index.ts'
import { designData } from '../designs/index.ts'
import { draftOrderData } from '../draft-orders/index.ts'
import { giftCardData } from '../gift-cards/index.ts'
import { invoiceData } from '../invoices/index.ts'
import { mailData } from '../mailbox/index.ts'
import { subscriptionData } from '../newsletter/index.ts'
import { orderData, unpaidOrderData } from '../orders/index.ts'
import { paymentData, refundData } from '../payments/index.ts'
import { questionData } from '../questions/index.ts'
import { reviewData, voteData } from '../reviews/index.ts'
import { savedViewData } from '../saved-views/index.ts'
import { invitationData } from '../staff/index.ts'
import { stockAlertData } from '../stock-alerts/index.ts'
import { uploadData } from '../uploads/index.ts'
import { wishlistData } from '../wishlist/index.ts'
import { importedData } from './imported.ts'
import { noteData } from './notes.ts'

/**
 * All kinds of personal data, in the order of the export. Erasure runs in reverse order: what depends on orders and the account is handled before
 * these.
 */
export const personalData: readonly PersonalData[] = [
  accountData,
  importedData,
  addressData,
  orderData,
  unpaidOrderData,
  draftOrderData,
  paymentData,
  refundData,
  giftCardData,
  invoiceData,
  designData,
  uploadData,
  brandKitData,
  cartData,
  cartReminderData,
  wishlistData,
  savedViewData,
  reviewData,
  voteData,
  questionData,
  messageData,
  subscriptionData,
  stockAlertData,
  invitationData,
  noteData,
  mailData
]
