import { memo } from 'react'
import { chakra } from '@chakra-ui/react'
import type { PrintArea } from '@motif/contract'
import { m } from '@motif/messages'
import { useEditor } from '../../editor/index.ts'

const Choice = chakra('button', {
  base: {
    minHeight: 'target',
    paddingInline: 4,
    borderRadius: 'full',
    textStyle: 'label',
    transitionProperty: 'background-color, color',
    transitionDuration: 'state',
    _hover: { bg: 'bg.raised' },
    _pressed: { layerStyle: 'chosen', _hover: { bg: 'fg' }, _highContrast: { forcedColorAdjust: 'none' } }
  }
})

interface AreaSwitcherProps {
  areas: readonly PrintArea[]
  areaId: string
}

/** Sides of the product, over the stage. Hidden for a single side. */
export const AreaSwitcher = memo(function AreaSwitcher({ areas, areaId }: AreaSwitcherProps) {
  const { commands } = useEditor()
  return areas.length < 2 ? null : (
    <chakra.fieldset
      aria-label={m.editor_area()}
      pointerEvents="auto"
      display="flex"
      gap={1}
      padding={1}
      bg="bg.float"
      borderRadius="full"
      boxShadow="float"
      _highContrast={{ borderWidth: '1px' }}
    >
      {areas.map(({ id, name }) => (
        <Choice key={id} type="button" aria-pressed={id === areaId} onClick={() => commands.showArea(id)}>
          {name}
        </Choice>
      ))}
    </chakra.fieldset>
  )
})
