import { chakra } from '@chakra-ui/react'

/** A turning ring the size of an icon; says nothing to a screen reader, the busy control does. */
export const Spinner = () => (
  <chakra.span
    aria-hidden
    display="inline-block"
    boxSize="20px"
    borderWidth="2px"
    borderColor="currentcolor"
    borderInlineEndColor="transparent"
    borderRadius="full"
    animation="spin 700ms linear infinite"
    flexShrink={0}
  />
)
