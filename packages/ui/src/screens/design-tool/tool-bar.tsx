import { chakra } from '@chakra-ui/react'
import { Eye, ImagePlus, Redo2, Shirt, Type, Undo2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useEditor, useEditorState } from '../../editor/index.ts'
import { m } from '../../messages/index.ts'
import { PictureInput } from './picture-input.tsx'
import { panels } from './panels/registry.ts'
import type { DesignToolScreenProps } from './types.ts'

const Tool = chakra('button', {
  base: {
    position: 'relative',
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
    _expanded: { bg: 'bg.raised' },
    '&[aria-disabled=true]': { color: 'fg.muted', opacity: 0.55, cursor: 'not-allowed', bg: 'transparent' }
  }
})

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

interface ToolBarProps extends Pick<DesignToolScreenProps, 'onAddText' | 'onAddImage'> {
  /** A rail stands beside the goods, a bar lies under them. */
  layout: 'rail' | 'bar'
  /** The panel that is open; `goods` on a phone alone. */
  openId: string | undefined
  onToggle: (id: string) => void
  /** Shows how it will look; where that is not seen beside the stage. */
  onPreview?: (() => void) | undefined
}

export function ToolBar({ layout, onAddText, onAddImage, openId, onToggle, onPreview }: ToolBarProps) {
  const { commands } = useEditor()
  const canUndo = useEditorState((state) => state.canUndo)
  const canRedo = useEditorState((state) => state.canRedo)
  const input = useRef<HTMLInputElement>(null)
  return (
    <chakra.div role="toolbar" aria-label={m.editor_tools()} aria-orientation={layout === 'rail' ? 'vertical' : 'horizontal'} display="grid" gridTemplateColumns={layout === 'rail' ? '1fr' : undefined} gridAutoFlow={layout === 'rail' ? 'row' : 'column'} gridAutoColumns={layout === 'rail' ? undefined : 'minmax(3.75rem, 1fr)'} overflowX="auto" gap={1} padding={layout === 'bar' ? 1 : 0}>
      <ToolButton label={m.editor_tool_text()} icon={<Type {...icon} />} onPress={() => onAddText()} />
      <ToolButton label={m.editor_tool_image()} icon={<ImagePlus {...icon} />} onPress={() => input.current?.click()} />
      <ToolButton label={m.editor_tool_undo()} icon={<Undo2 {...icon} />} onPress={commands.undo} isPossible={canUndo} shortcut="Control+Z" />
      <ToolButton label={m.editor_tool_redo()} icon={<Redo2 {...icon} />} onPress={commands.redo} isPossible={canRedo} shortcut="Control+Shift+Z" />
      {onPreview ? <ToolButton label={m.editor_preview()} icon={<Eye {...icon} />} onPress={onPreview} hasDialog /> : null}
      {panels.map(({ id, label, icon: Icon, Badge }) => (
        <ToolButton key={id} label={label()} icon={<Icon {...icon} />} onPress={() => onToggle(id)} isOpen={openId === id} badge={Badge ? <Badge /> : null} />
      ))}
      {layout === 'bar' ? <ToolButton label={m.editor_tool_product()} icon={<Shirt {...icon} />} onPress={() => onToggle('goods')} isOpen={openId === 'goods'} /> : null}
      <PictureInput
        ref={input}
        multiple
        testId={`upload-${layout}`}
        onChoose={(files) => {
          for (const file of files) onAddImage({ file })
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
  /** Said of what opens something. */
  isOpen?: boolean
  badge?: ReactNode
  /** @default false */
  hasDialog?: boolean
}

/** What cannot be done now keeps its place in the tab order, so that undoing the last step doesn't lose the focus. */
const ToolButton = ({ label, icon, onPress, isPossible = true, shortcut, isOpen, badge, hasDialog = false }: ToolButtonProps) => (
  <Tool type="button" aria-expanded={isOpen} aria-haspopup={hasDialog ? 'dialog' : undefined} aria-disabled={!isPossible || undefined} aria-keyshortcuts={shortcut} onClick={() => (isPossible ? onPress() : undefined)}>
    {icon}
    <span>
      {label}
      {badge}
    </span>
  </Tool>
)
