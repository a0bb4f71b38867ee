import { chakra, defineRecipe } from '@chakra-ui/react'

const recipe = defineRecipe({
  className: 'visually-hidden',
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    padding: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap'
  }
})

/** Words for screen readers alone. */
export const VisuallyHidden = chakra('span', recipe)
