/** Content for screen readers only. */
export { VisuallyHidden } from '@chakra-ui/react'
