import { chakra } from '@chakra-ui/react'
import { lineListRecipe } from './recipe.ts'

/** The lines of a cart or order; its items are `LineItem`s. */
export const LineList = chakra('ul', lineListRecipe)
