import { defineSlotRecipe } from '@chakra-ui/react'
import { panel, panelBody, panelHeader, scrim } from '../layer/index.ts'

/** A bottom sheet on phones, a side sheet on wide screens. CSS variables pass the direction to the animation. */
const from = (x: string) => ({ '--from-x': { base: '0%', md: x }, '--from-y': { base: '100%', md: '0%' } })

export const sheetRecipe = defineSlotRecipe({
  className: 'sheet',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer'],
  base: {
    backdrop: scrim,
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 'sheet',
      display: 'flex',
      alignItems: 'end',
      overflow: 'hidden'
    },
    content: {
      ...panel,
      width: { base: '100%', md: '26rem' },
      height: { md: '100dvh' },
      maxHeight: { base: '88dvh', md: '100dvh' },
      borderTopRadius: { base: 'panel', md: 0 }
    },
    header: panelHeader,
    title: { fontSize: 'xl' },
    body: panelBody,
    footer: { padding: 4, borderTopWidth: '1px' }
  },
  variants: {
    placement: {
      start: { positioner: { justifyContent: 'start' }, content: { ...from('-100%'), _rtl: from('100%') } },
      end: { positioner: { justifyContent: 'end' }, content: { ...from('100%'), _rtl: from('-100%') } }
    }
  },
  defaultVariants: { placement: 'end' }
})
