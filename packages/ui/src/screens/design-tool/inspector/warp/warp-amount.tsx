import type { TextNode, Warp } from '@motif/design'
import { m } from '@motif/messages'
import { useEditor } from '../../../../editor/index.ts'
import { AmountField } from '../../fields/amount-field.tsx'
import type { SectionProps } from '../registry.ts'

/** How far letters are bent into their shape: to pull, and to type. */
export function WarpAmount({ warp, nodes }: { warp: Warp } & Pick<SectionProps<TextNode>, 'nodes'>) {
  const { commands } = useEditor()
  return (
    <AmountField
      label={m.editor_warp_amount()}
      exactLabel={m.editor_warp_amount_exact()}
      value={Math.round(warp.amount)}
      onChange={(amount) =>
        commands.setWarp(
          nodes.map(({ id }) => id),
          { ...warp, amount },
          { key: 'warp' }
        )
      }
    />
  )
}
