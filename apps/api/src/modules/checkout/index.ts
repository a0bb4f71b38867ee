/** From a cart to an order. */
export { checkoutModule } from './routes.ts'
