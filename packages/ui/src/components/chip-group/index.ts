export { ChipGroup, type ChipGroupProps, type ChipOption } from './chip-group.tsx'
