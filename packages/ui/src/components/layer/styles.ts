import type { SystemStyleObject } from '@chakra-ui/react'

/** Dims the page beneath. Presses go through it: what lies over it knows of a press beside it. */
export const scrim: SystemStyleObject = {
  position: 'fixed',
  inset: 0,
  zIndex: 'sheet',
  bg: 'scrim',
  pointerEvents: 'none'
}

/** The look of what lies over the scrim. Without shadows, in colours of the person's own, its edge is a line. */
export const panel: SystemStyleObject = {
  display: 'flex',
  flexDirection: 'column',
  bg: 'bg.float',
  color: 'fg',
  boxShadow: 'float',
  outline: 'none',
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  _highContrast: { borderWidth: '1px' }
}

/** Its title, and the way out. */
export const panelHeader: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  paddingInlineStart: 6,
  paddingInlineEnd: 3,
  paddingBlock: 3,
  borderBottomWidth: '1px',
  flexShrink: 0
}

/** All between title and buttons; it scrolls, they stay. */
export const panelBody: SystemStyleObject = { padding: 6, overflowY: 'auto', flex: '1', minHeight: 0 }
