/** Checkout: from a cart, or a draft order, to an order. */
export { placeLines, refuseWithdrawn } from './place-lines.ts'
export { checkoutModule } from './routes.ts'
export { openPayment, placeWithRetries } from './service.ts'
