import { chakra } from '@chakra-ui/react'
import type { DesignNode } from '@motif/design'
import { m } from '@motif/messages'
import { useEditor } from '../../../editor/index.ts'
import { partsOfGroup } from '../selection/parts-of-group.ts'
import { ColourField } from './colour-field.tsx'
import { Disclosure } from './disclosure.tsx'

/** Shown for mixed colours. */
const mixed = '#808080'

/** Colours of a drawing's parts, and one for all. */
export function PartColours({ node }: { node: DesignNode }) {
  const { commands } = useEditor()
  const parts = partsOfGroup(node)
  const colours = [...new Set(parts.map(({ colour }) => colour))]
  return (
    <div>
      {parts.map(({ name, ids, colour }, index) => (
        <Disclosure key={name} title={name} swatches={[colour]} isOpen={index === 0}>
          <ColourField
            legend={m.editor_part_colour({ part: name })}
            colour={colour}
            onChange={(fill) => commands.change(ids, { fill }, { key: 'part colour' })}
          />
        </Disclosure>
      ))}
      {parts.length > 1 ? (
        <Disclosure title={m.editor_parts_recolour()} swatches={colours}>
          <chakra.p textStyle="small" color="fg.muted">
            {m.editor_parts_recolour_hint()}
          </chakra.p>
          <ColourField
            legend={m.editor_parts_colour()}
            colour={colours.length === 1 ? (colours[0] ?? mixed) : mixed}
            onChange={(fill) =>
              commands.change(
                parts.flatMap(({ ids }) => ids),
                { fill },
                { key: 'part colours' }
              )
            }
          />
        </Disclosure>
      ) : null}
    </div>
  )
}
