import { Badge as ChakraBadge, type HTMLChakraProps } from '@chakra-ui/react'
import { badgeRecipe } from './recipe.ts'

export interface BadgeProps extends HTMLChakraProps<'span'> {
  /** Kind of state. @default 'plain' */
  tone?: 'plain' | 'good' | 'warn' | 'bad' | 'info' | undefined
}

/** A short status text. Colour must not be the only signal: keep the text. */
export const Badge = (props: BadgeProps) => <ChakraBadge recipe={badgeRecipe} {...props} />
