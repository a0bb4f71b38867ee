import { Badge as ChakraBadge, type HTMLChakraProps } from '@chakra-ui/react'
import { badgeRecipe } from './recipe.ts'

export interface BadgeProps extends HTMLChakraProps<'span'> {
  /**
   * What kind of state the words tell of.
   *
   * @default 'plain'
   */
  tone?: 'plain' | 'good' | 'warn' | 'bad' | 'info' | undefined
}

/** A word or two about a state. The tone never speaks alone: keep the word. */
export const Badge = (props: BadgeProps) => <ChakraBadge recipe={badgeRecipe} {...props} />
