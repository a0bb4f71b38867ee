import { chakra } from '@chakra-ui/react'
import type { DesignNode } from '@motif/design'
import { m } from '@motif/messages'
import {
  Eye,
  EyeOff,
  GripVertical,
  Group,
  Image,
  Lock,
  LockOpen,
  QrCode,
  Shapes,
  Square,
  SquareCheck,
  Sticker,
  Type
} from 'lucide-react'
import { useState } from 'react'
import { Input } from '../../../../components/field/index.ts'
import { IconButton } from '../../../../components/icon-button/index.ts'
import { nodeName, useEditor } from '../../../../editor/index.ts'
import { LayerPicture } from './layer-picture.tsx'
import type { Step, Target } from './layer-place.ts'

const icons = { text: Type, image: Image, shape: Shapes, 'clip-art': Sticker, qr: QrCode, group: Group } as const

export interface LayerHandlers {
  onChoose: (id: string, how: { isAdded: boolean; isRange: boolean }) => void
  onStep: (id: string, step: Step) => void
  /** Pointer position in pixels from the window's top. */
  onDrag: (id: string, y: number) => void
  onDrop: (isKept: boolean) => void
}

interface LayerRowProps {
  node: DesignNode
  isChosen: boolean
  /** The only selected layer. */
  isAlone: boolean
  /** Multi-select is active. */
  isSeveral: boolean
  isHeld: boolean
  /** Where on it the drop would happen. */
  mark: Target['side'] | undefined
  handlers: LayerHandlers
}

/** Direction of an arrow key; horizontal keys follow the reading direction. */
function stepOf(key: string, direction: string): Step | undefined {
  const steps: Record<string, Step> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowRight: direction === 'rtl' ? 'out' : 'in',
    ArrowLeft: direction === 'rtl' ? 'in' : 'out'
  }
  return steps[key]
}

const marks = {
  over: 'inset 0 2px 0 var(--chakra-colors-accent)',
  under: 'inset 0 -2px 0 var(--chakra-colors-accent)',
  into: 'inset 0 0 0 2px var(--chakra-colors-accent)'
} as const

/** A layer: select button, drag handle, lock and visibility. The selected layer can be renamed. */
export function LayerRow({ node, isChosen, isAlone, isSeveral, isHeld, mark, handlers }: LayerRowProps) {
  const { commands } = useEditor()
  const name = nodeName(node)
  const Icon = isSeveral ? (isChosen ? SquareCheck : Square) : icons[node.type]
  const icon = <Icon size={18} strokeWidth={1.75} aria-hidden style={{ flexShrink: 0 }} />
  const isHidden = node.hidden ?? false
  const isLocked = node.locked ?? false
  return (
    <>
      <chakra.div
        data-layer={node.id}
        {...(node.type === 'group' ? { 'data-group': '' } : undefined)}
        display="flex"
        alignItems="center"
        bg={isChosen ? 'bg.raised' : undefined}
        style={mark && { boxShadow: marks[mark] }}
      >
        <IconButton
          label={m.editor_layer_move({ name })}
          icon={<GripVertical aria-hidden />}
          data-grip={node.id}
          cursor="grab"
          touchAction="none"
          aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight"
          onPointerDown={(event) => {
            if (event.nativeEvent.isTrusted) event.currentTarget.setPointerCapture(event.pointerId)
            handlers.onDrag(node.id, event.clientY)
          }}
          onPointerMove={(event) => (isHeld ? handlers.onDrag(node.id, event.clientY) : undefined)}
          onPointerUp={() => handlers.onDrop(true)}
          onPointerCancel={() => handlers.onDrop(false)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && isHeld) {
              // Escape cancels the drag instead of closing the panel.
              event.preventDefault()
              handlers.onDrop(false)
            }
            const step = stepOf(event.key, getComputedStyle(event.currentTarget).direction)
            if (step === undefined) return
            event.preventDefault()
            handlers.onStep(node.id, step)
          }}
        />
        <chakra.button
          type="button"
          aria-pressed={isChosen}
          onClick={(event) =>
            handlers.onChoose(node.id, { isAdded: event.ctrlKey || event.metaKey, isRange: event.shiftKey })
          }
          display="flex"
          alignItems="center"
          gap={2}
          flex="1"
          minWidth={0}
          minHeight="target"
          textAlign="start"
          textStyle="small"
          color={isHidden ? 'fg.muted' : undefined}
        >
          {isSeveral ? icon : null}
          <LayerPicture node={node} icon={isSeveral ? null : icon} />
          <chakra.span overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap" dir="auto">
            {name}
          </chakra.span>
        </chakra.button>
        <IconButton
          label={m.editor_layer_lock({ name })}
          aria-pressed={isLocked}
          color={isLocked ? undefined : 'fg.muted'}
          icon={isLocked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
          onClick={() => commands.setLocked(!isLocked, [node.id])}
        />
        <IconButton
          label={m.editor_layer_hide({ name })}
          aria-pressed={isHidden}
          color={isHidden ? undefined : 'fg.muted'}
          icon={isHidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          onClick={() => commands.setHidden(!isHidden, [node.id])}
        />
      </chakra.div>
      {isChosen && isAlone && !isSeveral ? (
        <NameField
          key={node.id}
          name={node.name ?? ''}
          placeholder={name}
          onChange={(next) => commands.rename(node.id, next)}
        />
      ) : null}
    </>
  )
}

/** Saved on blur or Enter. */
function NameField({
  name,
  placeholder,
  onChange
}: {
  name: string
  placeholder: string
  onChange: (name: string) => void
}) {
  const [typed, setTyped] = useState(name)
  const keep = () => (typed.trim() === name ? undefined : onChange(typed))
  return (
    <chakra.div padding={2} bg="bg.raised">
      <Input
        aria-label={m.editor_layer_name()}
        placeholder={placeholder}
        dir="auto"
        maxLength={80}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={keep}
        onKeyDown={(event) => (event.key === 'Enter' ? keep() : undefined)}
      />
    </chakra.div>
  )
}
