import { chakra } from '@chakra-ui/react'
import { type DesignNode, boundsOf } from '@motif/design'
import { AlignCenter, Check, Trash2 } from 'lucide-react'
import { Button } from '../../components/button/index.ts'
import { useEditor, useFonts, useSelectedNodes } from '../../editor/index.ts'
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
} satisfies Record<DesignNode['type'], () => string>

const millimetres = (value: number) => Math.round(value)

/** Settings of what is chosen: beside the goods, or as a sheet over their lower part. */
export function Inspector({ fonts: choices }: Pick<DesignToolScreenProps, 'fonts'>) {
  const { commands } = useEditor()
  const fonts = useFonts()
  const chosen = useSelectedNodes()
  const [node, ...others] = chosen
  if (node === undefined) return null
  const box = fonts && others.length === 0 ? boundsOf(node, fonts) : undefined
  return (
    <chakra.section aria-label={m.editor_inspector()} display="grid" gap={{ base: 4, lg: 5 }} paddingInline={{ base: 4, md: 6 }} paddingBlock={{ base: 3, lg: 6 }}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" minHeight="target">
        <chakra.div>
          <chakra.h2 fontSize="lg">{others.length === 0 ? titles[node.type]() : m.editor_count_things({ count: chosen.length })}</chakra.h2>
          <chakra.div textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
            {box ? m.editor_width_height({ width: millimetres(box.width), height: millimetres(box.height) }) : null}
          </chakra.div>
        </chakra.div>
        <Button size="sm" variant="quiet" onClick={() => commands.select([])}>
          <Check aria-hidden />
          {m.editor_done()}
        </Button>
      </chakra.div>
      {node.type === 'text' && others.length === 0 ? <TextSettings key={node.id} node={node} fonts={choices} /> : null}
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap={3}>
        <Button
          size="sm"
          onClick={() => {
            commands.align('centre')
            commands.align('middle')
          }}
        >
          <AlignCenter aria-hidden />
          {m.editor_centre()}
        </Button>
        <Button size="sm" variant="danger" onClick={() => commands.remove()}>
          <Trash2 aria-hidden />
          {m.editor_delete()}
        </Button>
      </chakra.div>
    </chakra.section>
  )
}
