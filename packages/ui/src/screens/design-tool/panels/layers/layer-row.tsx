import { chakra } from '@chakra-ui/react'
import type { DesignNode } from '@motif/design'
import { Eye, EyeOff, GripVertical, Group, Image, Lock, LockOpen, QrCode, Shapes, Sticker, Type } from 'lucide-react'
import { useState } from 'react'
import { Input } from '../../../../components/field/index.ts'
import { IconButton } from '../../../../components/icon-button/index.ts'
import { nodeName, useEditor, useSelectedIds } from '../../../../editor/index.ts'
import { m } from '../../../../messages/index.ts'

const icons = { text: Type, image: Image, shape: Shapes, 'clip-art': Sticker, qr: QrCode, group: Group } as const

interface LayerRowProps {
  node: DesignNode
  /** One further to the front, or with -1 to the back. */
  onStep: (forward: 1 | -1) => void
  isHeld: boolean
  /** Where it is held now, in pixels from the top of the window. */
  onDrag: (y: number) => void
  onDrop: (isKept: boolean) => void
}

/** One thing: its name to choose it by, a grip to sort it, and whether it is locked or hidden. Chosen, its name can be written. */
export function LayerRow({ node, isHeld, onStep, onDrag, onDrop }: LayerRowProps) {
  const { commands } = useEditor()
  const selectedIds = useSelectedIds()
  const isChosen = selectedIds.includes(node.id)
  const name = nodeName(node)
  const Icon = icons[node.type]
  const isHidden = node.hidden ?? false
  const isLocked = node.locked ?? false
  return (
    <>
      <chakra.div display="flex" alignItems="center" bg={isChosen ? 'bg.raised' : undefined}>
        <IconButton
          label={m.editor_layer_move({ name })}
          icon={<GripVertical aria-hidden />}
          cursor="grab"
          touchAction="none"
          onPointerDown={(event) => {
            if (event.nativeEvent.isTrusted) event.currentTarget.setPointerCapture(event.pointerId)
            onDrag(event.clientY)
          }}
          onPointerMove={(event) => (isHeld ? onDrag(event.clientY) : undefined)}
          onPointerUp={() => onDrop(true)}
          onPointerCancel={() => onDrop(false)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onDrop(false)
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
            event.preventDefault()
            onStep(event.key === 'ArrowUp' ? 1 : -1)
          }}
        />
        <chakra.button
          type="button"
          aria-pressed={isChosen}
          onClick={(event) => commands.select(event.shiftKey || event.ctrlKey || event.metaKey ? (isChosen ? selectedIds.filter((id) => id !== node.id) : [...selectedIds, node.id]) : [node.id])}
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
          <Icon size={18} strokeWidth={1.75} aria-hidden style={{ flexShrink: 0 }} />
          <chakra.span overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap" dir="auto">
            {name}
          </chakra.span>
        </chakra.button>
        <IconButton label={m.editor_layer_lock({ name })} aria-pressed={isLocked} color={isLocked ? undefined : 'fg.muted'} icon={isLocked ? <Lock aria-hidden /> : <LockOpen aria-hidden />} onClick={() => commands.setLocked(!isLocked, [node.id])} />
        <IconButton label={m.editor_layer_hide({ name })} aria-pressed={isHidden} color={isHidden ? undefined : 'fg.muted'} icon={isHidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />} onClick={() => commands.setHidden(!isHidden, [node.id])} />
      </chakra.div>
      {isChosen && selectedIds.length === 1 ? <NameField key={node.id} name={node.name ?? ''} placeholder={name} onChange={(next) => commands.rename(node.id, next)} /> : null}
    </>
  )
}

/** The name counts when the field is left or Enter is pressed. */
function NameField({ name, placeholder, onChange }: { name: string; placeholder: string; onChange: (name: string) => void }) {
  const [typed, setTyped] = useState(name)
  const keep = () => (typed.trim() === name ? undefined : onChange(typed))
  return (
    <chakra.div padding={2} bg="bg.raised">
      <Input aria-label={m.editor_layer_name()} placeholder={placeholder} dir="auto" maxLength={80} value={typed} onChange={({ currentTarget }) => setTyped(currentTarget.value)} onBlur={keep} onKeyDown={(event) => (event.key === 'Enter' ? keep() : undefined)} />
    </chakra.div>
  )
}
