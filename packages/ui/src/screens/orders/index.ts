export { OrdersScreen, type OrdersScreenProps } from './orders-screen.tsx'
