import { chakra } from '@chakra-ui/react'

/** A responsive grid of cards with pictures. */
export const CardGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      xl: 'repeat(4, minmax(0, 1fr))'
    },
    columnGap: { base: 4, md: 6 },
    rowGap: { base: 8, md: 12 }
  }
})

/** `sizes` of a card's picture. */
export const cardSizes = '(min-width: 80em) 300px, (min-width: 48em) 31vw, 46vw'
