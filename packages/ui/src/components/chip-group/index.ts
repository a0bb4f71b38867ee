export { ChipGroup, type ChipGroupProps, type ChipOption } from './chip-group.tsx'
export { chipGroupRecipe } from './recipe.ts'
