export { Badge } from './badge.tsx'
export { badgeRecipe } from './recipe.ts'
