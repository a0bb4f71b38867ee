import { chakra } from '@chakra-ui/react'
import { ImagePlus, Redo2, Type, Undo2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { m } from '../../messages/index.ts'
import type { DesignToolScreenProps } from './types.ts'

const Tool = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 1,
    minHeight: 14,
    width: 'full',
    borderRadius: 'control',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'snug',
    transitionProperty: 'background-color, color',
    transitionDuration: 'state',
    _hover: { bg: 'bg.raised' },
    '&[aria-disabled=true]': { color: 'fg.muted', opacity: 0.55, cursor: 'not-allowed', bg: 'transparent' }
  }
})

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const
const accepted = 'image/png,image/jpeg,image/webp'

interface ToolBarProps extends Pick<DesignToolScreenProps, 'onAddText' | 'onAddImage' | 'onUndo' | 'onRedo' | 'canUndo' | 'canRedo'> {
  /** A rail stands beside the goods, a bar lies under them. */
  layout: 'rail' | 'bar'
}

export function ToolBar({ layout, onAddText, onAddImage, onUndo, onRedo, canUndo, canRedo }: ToolBarProps) {
  const input = useRef<HTMLInputElement>(null)
  // What cannot be done now keeps its place in the tab order, so that undoing the last step doesn't lose the focus.
  const tool = (label: string, picture: ReactNode, act: () => void, isPossible = true, shortcut?: string) => (
    <Tool type="button" aria-disabled={!isPossible || undefined} aria-keyshortcuts={shortcut} onClick={() => (isPossible ? act() : undefined)}>
      {picture}
      {label}
    </Tool>
  )
  return (
    <chakra.div role="toolbar" aria-label={m.editor_tools()} aria-orientation={layout === 'rail' ? 'vertical' : 'horizontal'} display="grid" gridTemplateColumns={layout === 'rail' ? '1fr' : 'repeat(4, 1fr)'} gap={1} padding={layout === 'bar' ? 1 : 0}>
      {tool(m.editor_tool_text(), <Type {...icon} />, onAddText)}
      {tool(m.editor_tool_image(), <ImagePlus {...icon} />, () => input.current?.click())}
      {tool(m.editor_tool_undo(), <Undo2 {...icon} />, onUndo, canUndo, 'Control+Z')}
      {tool(m.editor_tool_redo(), <Redo2 {...icon} />, onRedo, canRedo, 'Control+Shift+Z')}
      <input
        ref={input}
        type="file"
        accept={accepted}
        hidden
        data-testid={`upload-${layout}`}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // The same file again is a change too.
          currentTarget.value = ''
          if (file) onAddImage({ file })
        }}
      />
    </chakra.div>
  )
}
