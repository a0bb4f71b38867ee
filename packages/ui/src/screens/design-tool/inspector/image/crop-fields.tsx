import { chakra } from '@chakra-ui/react'
import { type Crop, type ImageNode, leastCrop, wholePicture } from '@motif/design'
import { m } from '@motif/messages'
import { RotateCcw } from 'lucide-react'
import { Button } from '../../../../components/button/index.ts'
import { ChipGroup } from '../../../../components/chip-group/index.ts'
import { useEditor } from '../../../../editor/index.ts'
import { NumberField, Pair } from '../../fields/number-field.tsx'
import { SliderField } from '../../fields/slider-field.tsx'

const ratios = [
  [1, 1],
  [4, 3],
  [3, 4],
  [16, 9],
  [9, 16]
] as const
const isNear = (a: number, b: number) => Math.abs(a / b - 1) < 0.005
const nearest = 1000

const sides = {
  left: () => m.editor_crop_left(),
  right: () => m.editor_crop_right(),
  top: () => m.editor_crop_top(),
  bottom: () => m.editor_crop_bottom()
} as const
type Side = keyof typeof sides

const cutOf = ({ x, y, width, height }: Crop): Record<Side, number> => ({
  left: x,
  right: 1 - x - width,
  top: y,
  bottom: 1 - y - height
})
const across = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const
const cropOf = ({ left, right, top, bottom }: Record<Side, number>): Crop => ({
  x: left,
  y: top,
  width: 1 - left - right,
  height: 1 - top - bottom
})

/** The part of a picture that is shown, in numbers and by buttons: all that the handles on the stage do. */
export function CropFields({ node }: { node: ImageNode }) {
  const { commands } = useEditor()
  const crop = node.crop ?? wholePicture
  const cut = cutOf(crop)
  const zoom = Math.round(100 / Math.max(crop.width, crop.height))
  const ratio = node.width / node.height
  const own = (node.width * crop.height) / (node.height * crop.width)
  const shown = ratios.find(([width, height]) => isNear(ratio, width / height))
  const value = isNear(ratio, own) ? 'own' : shown ? shown.join(':') : null
  return (
    <chakra.div display="grid" gap={4} padding={3} bg="bg.raised" borderRadius="panel">
      <chakra.p textStyle="small" color="fg.muted">
        {m.editor_crop_help()}
      </chakra.p>
      <ChipGroup
        legend={m.editor_crop_shape()}
        options={[
          { value: 'own', label: m.editor_crop_own() },
          ...ratios.map(([width, height]) => ({
            value: `${width}:${height}`,
            label: m.editor_crop_ratio({ width, height })
          }))
        ]}
        value={value}
        onChange={({ value: chosen }) => {
          const [width, height] = ratios.find((one) => one.join(':') === chosen) ?? [own, 1]
          commands.crop(node.id, { ratio: width / height })
        }}
      />
      <SliderField
        label={m.editor_crop_zoom()}
        min={100}
        max={nearest}
        step={5}
        value={Math.min(nearest, zoom)}
        format={(percent) => m.editor_percent({ percent })}
        onChange={(percent) => commands.zoomInFrame(node.id, percent / zoom)}
      />
      <chakra.fieldset minWidth={0} display="grid" gap={1.5}>
        <chakra.legend textStyle="label" marginBlockEnd={1.5}>
          {m.editor_crop_cut()}
        </chakra.legend>
        <Pair>
          {(Object.keys(sides) as Side[]).map((side) => (
            <NumberField
              key={side}
              label={sides[side]()}
              suffix="%"
              min={0}
              max={(1 - cut[across[side]] - leastCrop) * 100}
              value={cut[side] * 100}
              onChange={(percent) => commands.crop(node.id, cropOf({ ...cut, [side]: percent / 100 }))}
            />
          ))}
        </Pair>
      </chakra.fieldset>
      {node.crop === undefined ? null : (
        <Button size="sm" onClick={() => commands.crop(node.id, null)}>
          <RotateCcw aria-hidden />
          {m.editor_crop_reset()}
        </Button>
      )}
    </chakra.div>
  )
}
