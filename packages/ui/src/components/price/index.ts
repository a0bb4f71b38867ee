export { FormerPrice } from './former-price.tsx'
export { Price, type PriceProps } from './price.tsx'
