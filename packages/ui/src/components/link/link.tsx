import { chakra, defineRecipe } from '@chakra-ui/react'
import { RouterLink } from '../../provider/link.tsx'

const linkRecipe = defineRecipe({
  className: 'link',
  base: {
    color: 'inherit',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    transitionProperty: 'color',
    transitionDuration: 'state',
    _hover: { color: 'accent' }
  },
  variants: {
    isUnderlined: { true: { textDecoration: 'underline' }, false: { _hover: { textDecoration: 'underline' } } }
  },
  defaultVariants: { isUnderlined: true }
})

/** An internal link, styled for running text by default. */
export const Link = chakra(RouterLink, linkRecipe)
