import { defineSlotRecipe } from '@chakra-ui/react'
import { panel, panelBody, panelHeader, scrim } from '../layer/index.ts'

/** Keeps a margin to the window on all sides. */
const roomy = (width: string) => ({ width: `min(${width}, calc(100vw - 2rem))` })

export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer'],
  base: {
    backdrop: scrim,
    positioner: { position: 'fixed', inset: 0, zIndex: 'sheet', display: 'grid', placeItems: 'center' },
    content: { ...panel, maxHeight: 'calc(100dvh - 2rem)', borderRadius: 'panel' },
    header: panelHeader,
    title: { fontSize: 'xl' },
    body: panelBody,
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: 3,
      padding: 4,
      borderTopWidth: '1px'
    }
  },
  variants: {
    size: {
      sm: { content: roomy('28rem') },
      md: { content: roomy('36rem') },
      lg: { content: roomy('56rem') },
      /** Full screen on phones. */
      full: {
        content: {
          width: { base: '100vw', md: 'calc(100vw - 2rem)' },
          maxHeight: { base: '100dvh', md: 'calc(100dvh - 2rem)' },
          borderRadius: { base: 0, md: 'panel' }
        },
        body: { padding: { base: 0, md: 6 } }
      }
    },
    placement: {
      center: {},
      top: { content: { alignSelf: 'start', marginTop: { base: 4, md: '10dvh' } } }
    }
  },
  defaultVariants: { size: 'md', placement: 'center' }
})
