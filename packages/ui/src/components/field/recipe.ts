import { defineRecipe } from '@chakra-ui/react'

/** Base style of all inputs. */
export const inputRecipe = defineRecipe({
  className: 'input',
  base: {
    width: 'full',
    minHeight: 'target',
    paddingInline: 3,
    paddingBlock: 2,
    bg: 'bg.float',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    transitionProperty: 'border-color',
    transitionDuration: 'state',
    _placeholder: { color: 'fg.muted' },
    _invalid: { borderColor: 'bad', boxShadow: '0 0 0 1px var(--chakra-colors-bad)' },
    _disabled: { opacity: 0.6 }
  }
})
