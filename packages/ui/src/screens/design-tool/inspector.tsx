import { chakra } from '@chakra-ui/react'
import { AlignCenter, Check, Trash2 } from 'lucide-react'
import { Button } from '../../components/button/index.ts'
import type { PlacedNode } from '../../editor/index.ts'
import { m } from '../../messages/index.ts'
import { TextSettings } from './text-settings.tsx'
import type { DesignToolScreenProps } from './types.ts'

const titles = {
  text: () => m.editor_text_title(),
  image: () => m.editor_image_title(),
  shape: () => m.editor_shape_title(),
  'clip-art': () => m.editor_layer_clip_art(),
  qr: () => m.editor_layer_qr(),
  group: () => m.editor_layer_group()
} satisfies Record<PlacedNode['node']['type'], () => string>

interface InspectorProps extends Pick<DesignToolScreenProps, 'fonts' | 'onTextChange' | 'onTextCommit' | 'onNodeChange' | 'onCentre' | 'onDelete' | 'onSelect'> {
  placed: PlacedNode
}

const millimetres = (value: number) => Math.round(value)

/** Settings of what is chosen: beside the goods, or as a sheet under them. */
export function Inspector({ placed: { node, box }, fonts, onTextChange, onTextCommit, onNodeChange, onCentre, onDelete, onSelect }: InspectorProps) {
  const nodeId = node.id
  return (
    <chakra.section aria-label={m.editor_inspector()} display="grid" gap={{ base: 4, lg: 5 }} paddingInline={{ base: 4, md: 6 }} paddingBlock={{ base: 3, lg: 6 }}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" minHeight="target">
        <chakra.div>
          <chakra.h2 fontSize="lg">{titles[node.type]()}</chakra.h2>
          <chakra.div textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
            {m.editor_width_height({ width: millimetres(box.width), height: millimetres(box.height) })}
          </chakra.div>
        </chakra.div>
        <Button size="sm" variant="quiet" onClick={() => onSelect({ nodeId: null })}>
          <Check aria-hidden />
          {m.editor_done()}
        </Button>
      </chakra.div>
      {node.type === 'text' ? (
        <TextSettings
          key={nodeId}
          node={node}
          fonts={fonts}
          onTextChange={({ text }) => onTextChange({ nodeId, text })}
          onTextCommit={() => onTextCommit({ nodeId })}
          onChange={({ change }) => onNodeChange({ nodeId, change })}
        />
      ) : null}
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap={3}>
        <Button size="sm" onClick={() => onCentre({ nodeId })}>
          <AlignCenter aria-hidden />
          {m.editor_centre()}
        </Button>
        <Button size="sm" variant="danger" onClick={() => onDelete({ nodeId })}>
          <Trash2 aria-hidden />
          {m.editor_delete()}
        </Button>
      </chakra.div>
    </chakra.section>
  )
}
