export { SwatchGroup, type SwatchGroupProps, type SwatchOption } from './swatch-group.tsx'
export { swatchGroupRecipe } from './recipe.ts'
