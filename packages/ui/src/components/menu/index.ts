export { Menu, type MenuItem, type MenuProps } from './menu.tsx'
export { menuRecipe } from './recipe.ts'
