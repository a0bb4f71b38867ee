import { chakra } from '@chakra-ui/react'
import type { Adjustment, ImageNode } from '@motif/design'
import { m } from '@motif/messages'
import { RotateCcw } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../../components/button/index.ts'
import { useEditor } from '../../../../editor/index.ts'
import { AmountField } from '../../fields/amount-field.tsx'
import type { SectionProps } from '../registry.ts'

const labels = {
  brightness: () => m.editor_adjust_brightness(),
  contrast: () => m.editor_adjust_contrast(),
  saturation: () => m.editor_adjust_saturation(),
  warmth: () => m.editor_adjust_warmth(),
  sharpness: () => m.editor_adjust_sharpness()
} satisfies Record<Adjustment, () => string>
const adjustments = Object.keys(labels) as Adjustment[]

/** Light, colour and sharpness of the selected pictures. Untouched values stay per picture. */
export function AdjustFields({ node, nodes }: Pick<SectionProps<ImageNode>, 'node' | 'nodes'>) {
  const { commands } = useEditor()
  const drag = useRef(0)
  const ids = nodes.map(({ id }) => id)
  return (
    // A second drag of a slider is a separate undo step.
    <chakra.div display="grid" gap={4} onPointerDownCapture={() => (drag.current += 1)}>
      {adjustments.map((name) => (
        <AmountField
          key={name}
          label={labels[name]()}
          min={name === 'sharpness' ? 0 : -100}
          value={Math.round(node.adjust?.[name] ?? 0)}
          onChange={(percent) => commands.adjust(ids, { [name]: percent }, { key: `${name} ${drag.current}` })}
        />
      ))}
      {nodes.some(({ adjust }) => adjust !== undefined) ? (
        <Button
          size="sm"
          onClick={() => commands.adjust(ids, Object.fromEntries(adjustments.map((name) => [name, 0])))}
        >
          <RotateCcw aria-hidden />
          {m.editor_adjust_reset()}
        </Button>
      ) : null}
    </chakra.div>
  )
}
