/** Payments and refunds. */
export { refreshPayment } from './refresh-payment.ts'
export { applyEdit } from './edits/apply.ts'
export { closeEdit } from './edits/close.ts'
export {
  editPaymentOf,
  insertEditPayment,
  syncEditPayment,
  payableAmount,
  refreshEditPayment
} from './edits/payment.ts'
export { giftPartOfRefund, lockPayment } from './enqueue.ts'
export { piecesLeft } from './pieces-left.ts'
export { beginPayment, reportProviderErrors, insertPayment, paymentOf, settleManually } from './begin.ts'
export { cancelLocked, releaseUnpaid } from './cancel.ts'
export { endUnpaidOrder, reclaimStock } from './reclaim-stock.ts'
export { countPaidBack, moneyOf, piecesPaidBack, piecesPaidBackOf, waitingOrders } from './order-payments.ts'
export { minimumPayment, paymentSetup } from './providers.ts'
export { mayHaveStoredCards, paymentData, refundData } from './personal-data.ts'
export { costOf } from './refund-amounts.ts'
export { onRefundFailed } from './refund-events.ts'
export { paymentsModule } from './routes.ts'
export { syncPayment } from './provider-events.ts'
export { refundedOf, spendingOf } from './sums.ts'
export { type RefundInput, refundOrder } from './staff-refunds.ts'
/** Shared tables, for foreign keys and joins: see module-order.ts. */
export { type PaymentRow, type RefundRow, isBegun, isCovered, refunds } from './tables.ts'
