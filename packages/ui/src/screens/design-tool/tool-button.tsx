import { type HTMLChakraProps, chakra } from '@chakra-ui/react'
import type { ReactNode, RefObject } from 'react'

export const Tool = chakra('button', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 1,
    minHeight: { base: '52px', lg: 14 },
    paddingBlock: { base: 1.5, lg: 2 },
    width: 'full',
    borderRadius: 'control',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'snug',
    transitionProperty: 'background-color, color',
    transitionDuration: 'state',
    _hover: { bg: 'bg.raised' },
    _expanded: { bg: 'bg.raised' },
    '&[aria-disabled=true]': { color: 'fg.muted', opacity: 0.55, cursor: 'not-allowed', bg: 'transparent' }
  }
})

export const toolIcon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

export interface ToolButtonProps {
  label: string
  icon: ReactNode
  onPress: () => void
  isPossible?: boolean
  shortcut?: string
  /** Expanded state of a toggle. */
  isOpen?: boolean
  badge?: ReactNode
  /** @default false */
  hasDialog?: boolean
  display?: HTMLChakraProps<'button'>['display']
  /** For text styles: keeps the selection of the text being edited. @default false */
  isForLetters?: boolean
  /** Gets focus back when this button is collapsed. */
  home?: RefObject<HTMLElement | null>
}

/** Disabled tools stay focusable, so that undoing the last step keeps focus. */
export const ToolButton = ({
  label,
  icon,
  onPress,
  isPossible = true,
  shortcut,
  isOpen,
  badge,
  hasDialog = false,
  display,
  isForLetters = false,
  home
}: ToolButtonProps) => (
  <Tool
    type="button"
    {...(display && { display })}
    {...(isForLetters && { 'data-letter-styles': '' })}
    aria-expanded={isOpen}
    aria-haspopup={hasDialog ? 'dialog' : undefined}
    aria-disabled={!isPossible || undefined}
    aria-keyshortcuts={shortcut}
    onClick={() => {
      if (!isPossible) return
      home?.current?.focus()
      onPress()
    }}
  >
    {icon}
    <span>
      {label}
      {badge}
    </span>
  </Tool>
)
