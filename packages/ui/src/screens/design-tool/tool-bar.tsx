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
  return (
    <chakra.div role="toolbar" aria-label={m.editor_tools()} aria-orientation={layout === 'rail' ? 'vertical' : 'horizontal'} display="grid" gridTemplateColumns={layout === 'rail' ? '1fr' : 'repeat(4, 1fr)'} gap={1} padding={layout === 'bar' ? 1 : 0}>
      <ToolButton label={m.editor_tool_text()} icon={<Type {...icon} />} onPress={onAddText} />
      <ToolButton label={m.editor_tool_image()} icon={<ImagePlus {...icon} />} onPress={() => input.current?.click()} />
      <ToolButton label={m.editor_tool_undo()} icon={<Undo2 {...icon} />} onPress={onUndo} isPossible={canUndo} shortcut="Control+Z" />
      <ToolButton label={m.editor_tool_redo()} icon={<Redo2 {...icon} />} onPress={onRedo} isPossible={canRedo} shortcut="Control+Shift+Z" />
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

interface ToolButtonProps {
  label: string
  icon: ReactNode
  onPress: () => void
  isPossible?: boolean
  shortcut?: string
}

/** What cannot be done now keeps its place in the tab order, so that undoing the last step doesn't lose the focus. */
const ToolButton = ({ label, icon, onPress, isPossible = true, shortcut }: ToolButtonProps) => (
  <Tool type="button" aria-disabled={!isPossible || undefined} aria-keyshortcuts={shortcut} onClick={() => (isPossible ? onPress() : undefined)}>
    {icon}
    {label}
  </Tool>
)
