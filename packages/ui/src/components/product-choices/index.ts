export { ProductChoices, type ProductChoicesProps } from './product-choices.tsx'
