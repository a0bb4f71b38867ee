import { chakra } from '@chakra-ui/react'
import { type ImageNode, maskTextRatio, textMaskOf } from '@motif/design'
import { m } from '@motif/messages'
import { Ratio } from 'lucide-react'
import { Button } from '../../../../components/button/index.ts'
import { useEditor, useFonts } from '../../../../editor/index.ts'
import { PictureChoices } from '../../fields/picture-choices.tsx'
import type { SectionProps } from '../registry.ts'
import { MaskText } from './mask-text.tsx'
import { choiceOf, maskChoices } from './masks.ts'

/** Tolerance for equal proportions: below a screen pixel. */
const isNear = (a: number, b: number) => Math.abs(a / b - 1) < 0.005

/** Shape or text mask of pictures. */
export function MaskFields({ node, nodes, onChange }: SectionProps<ImageNode>) {
  const { commands } = useEditor()
  const choices = maskChoices()
  const chosen = choiceOf(node, choices)
  const words = textMaskOf(node)
  const fonts = useFonts()
  const ratio = words && fonts ? maskTextRatio(words, fonts) : chosen?.ratio
  const isStretched = ratio !== undefined && !isNear(node.width / node.height, ratio)
  return (
    // On the phone's sheet it has no separators around it.
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={4}>
      <PictureChoices
        legend={m.editor_mask()}
        isLegendShown={false}
        options={choices.map(({ id, label, picture, mask }) => ({
          value: id,
          label,
          picture: (
            <chakra.svg
              aria-hidden
              viewBox="-26 -18 52 36"
              width="100%"
              maxWidth="52px"
              height="36px"
              pointerEvents="none"
              fill={mask ? 'currentColor' : 'none'}
              stroke="currentColor"
              strokeWidth={mask ? 0 : 2}
              strokeDasharray={mask ? undefined : '4 3'}
            >
              <path d={picture} />
            </chakra.svg>
          )
        }))}
        value={chosen?.id ?? null}
        onChange={(id) => onChange({ mask: choices.find((choice) => choice.id === id)?.mask })}
      />
      {words ? <MaskText mask={words} onChange={(mask, key) => onChange({ mask }, key)} /> : null}
      {isStretched && nodes.length === 1 && !node.locked ? (
        <Button size="sm" onClick={() => commands.crop(node.id, { ratio })}>
          <Ratio aria-hidden />
          {words ? m.editor_mask_words_proportions() : m.editor_mask_proportions()}
        </Button>
      ) : null}
    </chakra.div>
  )
}
