export { PayDifference, type PayDifferenceProps } from './pay-difference.tsx'
