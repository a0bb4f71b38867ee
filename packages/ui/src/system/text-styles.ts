import { defineTextStyles } from '@chakra-ui/react'

const title = { fontFamily: 'heading', fontWeight: 'semibold', lineHeight: 'title', letterSpacing: 'tight' }

export const textStyles = defineTextStyles({
  display: { value: { ...title, fontSize: { base: '3xl', md: '4xl', xl: '5xl' } } },
  page: { value: { ...title, fontSize: { base: '2xl', md: '3xl' } } },
  section: { value: { ...title, fontSize: { base: 'xl', md: '2xl' } } },
  label: { value: { fontSize: 'sm', fontWeight: 'medium', lineHeight: 'snug' } },
  small: { value: { fontSize: 'sm', lineHeight: 'snug' } },
  figure: { value: { fontVariantNumeric: 'tabular-nums' } }
})
