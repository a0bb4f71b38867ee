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

/** A spinner of icon size; hidden from screen readers, as the busy control announces itself. */
export const Spinner = () => <ChakraSpinner recipe={spinnerRecipe} aria-hidden />
