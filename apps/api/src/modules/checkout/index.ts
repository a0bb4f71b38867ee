/** From a cart, or from what staff put together, to an order. */
export { placeLines, refuseWithdrawn } from './place-lines.ts'
export { checkoutModule } from './routes.ts'
export { openPayment, placeWithRetries } from './service.ts'
