import { defineRecipe } from '@chakra-ui/react'

export const digitRecipe = defineRecipe({
  className: 'code-digit',
  base: {
    width: 'full',
    minWidth: 0,
    height: '3.75rem',
    textAlign: 'center',
    fontFamily: 'heading',
    fontSize: '2xl',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    bg: 'bg.float',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    caretColor: 'accent',
    transitionProperty: 'border-color',
    transitionDuration: 'state',
    _invalid: { borderColor: 'bad', boxShadow: '0 0 0 1px var(--chakra-colors-bad)' }
  }
})
