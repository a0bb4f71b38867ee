export { OptionGroup, type OptionGroupProps } from './option-group.tsx'
