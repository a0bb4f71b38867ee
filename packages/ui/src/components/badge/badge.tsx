import { Badge as ChakraBadge, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react'
import { badgeRecipe } from './recipe.ts'

export interface BadgeProps extends HTMLChakraProps<'span'> {
  /** @default 'plain' */
  tone?: NonNullable<RecipeVariantProps<typeof badgeRecipe>>['tone']
}

/** A word or two about a state. The tone never speaks alone: keep the word. */
export const Badge = (props: BadgeProps) => <ChakraBadge recipe={badgeRecipe} {...props} />
