export { AddressesScreen } from './addresses-screen.tsx'
export type { AddressesScreenProps } from './types.ts'
