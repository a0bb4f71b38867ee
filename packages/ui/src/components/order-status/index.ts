export { OrderStatusBadge, orderStatusLabels } from './order-status.tsx'
