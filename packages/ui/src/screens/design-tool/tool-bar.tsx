import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Ellipsis, Eye, ImagePlus, Shirt, Type } from 'lucide-react'
import { memo, useRef, useState } from 'react'
import { useEditorSetting } from '../../editor/index.ts'
import { PictureInput } from '../../components/picture-input/index.ts'
import { type DesignActProps, designActions } from './design-actions.ts'
import { panels } from './panels/registry.ts'
import { Tool, ToolButton, type ToolButtonProps, toolIcon as icon } from './tool-button.tsx'
import type { DesignToolScreenProps } from './types.ts'
import { useHistoryTools } from './use-history-tools.tsx'

/** Seven columns on phones, sized by text; all in one row on tablets. */
const bar = {
  paddingInline: 1,
  paddingBlock: '2px',
  gridTemplateColumns: { base: 'repeat(7, minmax(0, 1fr))', md: 'none' },
  gridAutoFlow: { md: 'column' },
  gridAutoColumns: { md: 'minmax(0, 1fr)' },
  '& > button': { fontSize: 'clamp(0.625rem, 2.9vw, 0.75rem)' },
  // Long labels wrap; icons stay aligned.
  '& > button > span': {
    maxWidth: 'full',
    paddingInline: 0.5,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    textAlign: 'center'
  }
} as const

/** Fits all buttons in the window's height, but not below touch size. */
const rail = {
  gridTemplateColumns: '1fr',
  gap: 1,
  '& > button': {
    justifyContent: 'center',
    minHeight: 'clamp(2.75rem, calc((100dvh - 9.5rem) / var(--tools) - 4px), 3.5rem)',
    paddingBlock: 0.5
  }
} as const

/** Tools in the first row on phones; `More` expands the rest. */
const wanted = new Set(['undo', 'redo', 'shapes', 'product'])

interface ToolBarProps extends Pick<DesignToolScreenProps, 'onAddText' | 'onAddImage'>, DesignActProps {
  /** A rail beside the stage, or a bar below it. */
  layout: 'rail' | 'bar'
  /** The open panel; `product` on phones only. */
  openId: string | undefined
  onToggle: (id: string) => void
  /** Opens the preview where it is not beside the stage. */
  onPreview?: (() => void) | undefined
}

export const ToolBar = memo(function ToolBar({
  layout,
  onAddText,
  onAddImage,
  openId,
  onToggle,
  onPreview,
  ...acts
}: ToolBarProps) {
  const history = useHistoryTools()
  const setting = useEditorSetting()
  const [isUnfolded, setUnfolded] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const tools: (ToolButtonProps & { id: string })[] = [
    ...history,
    ...(onPreview
      ? [{ id: 'preview', label: m.editor_preview(), icon: <Eye {...icon} />, onPress: onPreview, hasDialog: true }]
      : []),
    ...panels
      .filter(({ isOffered }) => isOffered?.(setting) ?? true)
      .map(({ id, label, icon: Icon, Badge }) => ({
        id,
        label: label(),
        icon: <Icon {...icon} />,
        onPress: () => onToggle(id),
        isOpen: openId === id,
        badge: Badge ? <Badge /> : null
      })),
    ...(layout === 'bar'
      ? [
          {
            id: 'product',
            label: m.editor_tool_product(),
            icon: <Shirt {...icon} />,
            onPress: () => onToggle('product'),
            isOpen: openId === 'product'
          }
        ]
      : []),
    ...designActions(acts).map(({ id, label, Icon, onAct }) => ({
      id,
      label,
      icon: <Icon {...icon} />,
      onPress: onAct,
      hasDialog: true
    }))
  ]
  const [front, back] =
    layout === 'rail'
      ? [tools, []]
      : [tools.filter(({ id }) => wanted.has(id)), tools.filter(({ id }) => !wanted.has(id))]
  return (
    <chakra.div
      role="toolbar"
      aria-label={m.editor_tools()}
      aria-orientation={layout === 'rail' ? 'vertical' : 'horizontal'}
      display="grid"
      css={layout === 'rail' ? { ...rail, '--tools': `${front.length + 2}` } : bar}
    >
      <ToolButton label={m.editor_tool_text()} icon={<Type {...icon} />} onPress={() => onAddText()} />
      <ToolButton label={m.editor_tool_image()} icon={<ImagePlus {...icon} />} onPress={() => input.current?.click()} />
      {front.map(({ id, ...tool }) => (
        <ToolButton key={id} {...tool} />
      ))}
      {layout === 'bar' ? (
        <Tool
          ref={more}
          type="button"
          aria-expanded={isUnfolded}
          display={{ base: 'flex', md: 'none' }}
          css={back.some(({ isOpen }) => isOpen) ? { bg: 'bg.raised' } : {}}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <Ellipsis {...icon} />
          <span>{m.editor_tool_more()}</span>
        </Tool>
      ) : null}
      {back.map(({ id, onPress, ...tool }) => (
        <ToolButton
          key={id}
          {...tool}
          display={{ base: isUnfolded ? 'flex' : 'none', md: 'flex' }}
          home={more}
          onPress={() => {
            setUnfolded(false)
            onPress()
          }}
        />
      ))}
      <PictureInput
        ref={input}
        multiple
        accept="all"
        testId={`upload-${layout}`}
        onChoose={(files) => {
          for (const file of files) onAddImage({ file })
        }}
      />
    </chakra.div>
  )
})
