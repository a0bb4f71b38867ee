export { OptionGroup, type OptionGroupProps } from './option-group.tsx'
export { ProductOptions, type ProductOptionsProps } from './product-options.tsx'
