import { chakra, type HTMLChakraProps } from '@chakra-ui/react'

/** A link to another page of Storybook. The shop's own link does not leave the story. */
export const TopLink = (props: HTMLChakraProps<'a'>) => <chakra.a target="_top" textDecoration="underline" {...props} />
