/** Orders: lines, status and access. Payments, invoices and print files are unknown here; they subscribe to its events. */
export { type Asker, findOrder, orderNotFound, ownOrders } from './access.ts'
export { ordersWithPrefix, isIndexedPrefix } from './prefix-search.ts'
export { mailboxOf } from './buyer.ts'
export { type Buyer, couponUsage, hasBought, lapsedCoupon, usesOf } from './coupon-uses.ts'
export {
  changesIn,
  editsOfOrder,
  findEdit,
  insertEdit,
  isSame,
  movedPieces,
  openEditOf,
  settleEdit,
  writeContent
} from './edits.ts'
export { onOrder, publishEdited } from './events.ts'
export { releaseExpired } from './expiry.ts'
export { type OrderLineRow, exportedOrders } from './export.ts'
export { countToProduce, hasOrders, salesSince } from './sales-totals.ts'
export { moveWaitingOrders } from './follow-cart.ts'
export { hasArrived, hasLeft, hasMovedSince, historyOf, lastStage, mailsAbout, paidAtOf } from './history.ts'
export { type NewOrderLine, insertOrder } from './insert.ts'
export { ordersModule } from './jobs.ts'
export { documentPath, invoicePath, orderKey, orderUrl } from './links.ts'
export { type OrderMailOptions, mailEdit, mailOrder, mailQuestion } from './mails.ts'
export { countOpenOrders, couponsOf, orderData, orderIdsOf, ordersOf, unpaidOrderData } from './personal-data.ts'
export { orderDocuments, orderedPictures } from './pictures.ts'
export { insertOrderJobs, shrinkOrderJobs } from './production-jobs.ts'
export { reservedUntilFor, idleSeconds, secondsUntilYield, underWayMinutes, yieldsAtFor } from './reservation.ts'
export { isSentSoFar, mayBeUnsent } from './sending.ts'
export {
  type PiecesByLine,
  type ShipmentRow,
  changeShipment,
  countPieces,
  insertShipment,
  isSent,
  storedShipments,
  sentPieces,
  shipmentByKey,
  shipmentOf,
  shipmentState,
  shipmentsOf,
  trackingOf,
  unsentPieces,
  updateTracking
} from './shipments.ts'
export { isCancellable, mayBecome } from './statuses.ts'
/** Shared tables, for foreign keys and joins: see module-order.ts. */
export {
  type EditedLine,
  type OrderAuthor,
  type OrderContent,
  type OrderEditRow,
  type OrderRow,
  type ProductionJobRow,
  guestNamePrefixes,
  guestSearchText,
  orderEdits,
  orderLines,
  orderSearchText,
  orders,
  productionJobs,
  productionQuestions
} from './tables.ts'
export {
  type Move,
  finishSending,
  lockOrder,
  lockOrders,
  mayMove,
  moveOrder,
  moveToCancelled,
  moveToProductionAgain,
  addHistoryEntry,
  piecesOf
} from './transitions.ts'
