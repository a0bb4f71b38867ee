import { chakra } from '@chakra-ui/react'
import type { TextNode, Warp } from '@motif/design'
import { m } from '@motif/messages'
import { useEditor } from '../../../../editor/index.ts'
import { NumberField } from '../../fields/number-field.tsx'
import { SliderField } from '../../fields/slider-field.tsx'
import type { SectionProps } from '../registry.ts'

const most = 100

/** How far letters are bent into their shape: to pull, and to type. */
export function WarpAmount({ warp, nodes }: { warp: Warp } & Pick<SectionProps<TextNode>, 'nodes'>) {
  const { commands } = useEditor()
  const write = (amount: number) =>
    commands.setWarp(
      nodes.map(({ id }) => id),
      { ...warp, amount: Math.round(amount) },
      { key: 'warp' }
    )
  const amount = Math.round(warp.amount)
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) 6.5rem" gap={4} alignItems="end">
      <SliderField
        label={m.editor_warp_amount()}
        min={-most}
        max={most}
        rest={0}
        value={amount}
        format={(value) => m.editor_percent({ percent: value })}
        onChange={write}
      />
      <NumberField
        label={m.editor_warp_amount_exact()}
        suffix="%"
        decimals={0}
        min={-most}
        max={most}
        value={amount}
        onChange={write}
      />
    </chakra.div>
  )
}
