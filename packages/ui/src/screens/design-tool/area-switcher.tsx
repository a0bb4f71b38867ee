import { chakra } from '@chakra-ui/react'
import type { PrintArea } from '@motif/contract'
import { m } from '../../messages/index.ts'
import type { DesignToolScreenProps } from './types.ts'

const Choice = chakra('button', {
  base: {
    minHeight: 'target',
    paddingInline: 4,
    borderRadius: 'full',
    textStyle: 'label',
    transitionProperty: 'background-color, color',
    transitionDuration: 'state',
    _hover: { bg: 'bg.raised' },
    _pressed: { bg: 'fg', color: 'bg', _hover: { bg: 'fg' } }
  }
})

interface AreaSwitcherProps extends Pick<DesignToolScreenProps, 'areaId' | 'onAreaChange'> {
  areas: readonly PrintArea[]
}

/** Sides of the goods, floating over the bed. One side needs no choice. */
export const AreaSwitcher = ({ areas, areaId, onAreaChange }: AreaSwitcherProps) =>
  areas.length < 2 ? null : (
    <chakra.div position="absolute" insetBlockEnd={3} insetInline={0} display="flex" justifyContent="center" pointerEvents="none">
      <chakra.fieldset aria-label={m.editor_area()} pointerEvents="auto" display="flex" gap={1} padding={1} bg="bg.float" borderRadius="full" boxShadow="float">
        {areas.map(({ id, name }) => (
          <Choice key={id} type="button" aria-pressed={id === areaId} onClick={() => onAreaChange({ areaId: id })}>
            {name}
          </Choice>
        ))}
      </chakra.fieldset>
    </chakra.div>
  )
