import { defineSlotRecipe } from '@chakra-ui/react'

export const codeInputRecipe = defineSlotRecipe({
  className: 'code-input',
  slots: ['root', 'label', 'control', 'input'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 },
    label: { textStyle: 'label' },
    control: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: { base: 2, sm: 3 } },
    input: {
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
  }
})
