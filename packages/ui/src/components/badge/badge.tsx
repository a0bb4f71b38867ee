import { chakra } from '@chakra-ui/react'
import { badgeRecipe } from './recipe.ts'

/** A word or two about a state. The tone never speaks alone: keep the word. */
export const Badge = chakra('span', badgeRecipe)
