export { AddToCartSheet, type AddToCartSheetProps } from './add-to-cart-sheet.tsx'
