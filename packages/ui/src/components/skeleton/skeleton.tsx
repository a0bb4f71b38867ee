import { chakra, type HTMLChakraProps } from '@chakra-ui/react'

/** A quiet block the size of what is to come. The list or page around it says "loading" once, with `aria-busy`. */
export const Skeleton = (props: HTMLChakraProps<'div'>) => (
  <chakra.div
    aria-hidden
    bg="bg.raised"
    borderRadius="control"
    animation="pulse 1.6s ease-in-out infinite"
    {...props}
  />
)
