import type { SystemStyleObject } from '@chakra-ui/react'

/** Dims the page. Pointer events pass through, so that the layer detects outside presses. */
export const scrim: SystemStyleObject = {
  position: 'fixed',
  inset: 0,
  zIndex: 'sheet',
  bg: 'scrim',
  pointerEvents: 'none'
}

/** Style of a panel over the scrim. In forced colours its edge is a border. */
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

/** Title and close button. */
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

/** The scrolling content between header and footer. */
export const panelBody: SystemStyleObject = { padding: 6, overflowY: 'auto', flex: '1', minHeight: 0 }
