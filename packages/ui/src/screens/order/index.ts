export { OrderScreen, type OrderScreenProps } from './order-screen.tsx'
