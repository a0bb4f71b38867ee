/** Taking money and giving it back. */
export { askAbout } from './ask.ts'
export { beginPayment, forBuyer, keepPayment, paymentOf } from './begin.ts'
export { cancelLocked } from './cancel.ts'
export { giveWay, makeRoom } from './make-room.ts'
export { moneyOf, waitingOrders } from './of-order.ts'
export { paymentSetup } from './providers.ts'
export { costOf } from './refund-amounts.ts'
export { paymentsModule } from './routes.ts'
export { lookAt } from './provider-events.ts'
export { refundedOf, spendingOf } from './sums.ts'
export { type RefundWish, refundOrder } from './staff-refunds.ts'
/** Shared tables, for foreign keys and joins: see module-order.ts. */
export { type PaymentRow, type RefundRow, isBegun, refunds } from './tables.ts'
