export { OrderStatusBadge, orderStatusWords } from './order-status.tsx'
