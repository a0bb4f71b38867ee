import { Spinner as ChakraSpinner, defineRecipe } from '@chakra-ui/react'

const spinnerRecipe = defineRecipe({
  className: 'spinner',
  base: {
    display: 'inline-block',
    boxSize: '20px',
    borderWidth: '2px',
    borderColor: 'currentcolor',
    borderInlineEndColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin 700ms linear infinite',
    flexShrink: 0
  }
})

/** A turning ring the size of an icon; says nothing to a screen reader, the busy control does. */
export const Spinner = () => <ChakraSpinner recipe={spinnerRecipe} aria-hidden />
