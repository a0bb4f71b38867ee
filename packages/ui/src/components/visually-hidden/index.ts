/** Words for screen readers alone. */
export { VisuallyHidden } from '@chakra-ui/react'
