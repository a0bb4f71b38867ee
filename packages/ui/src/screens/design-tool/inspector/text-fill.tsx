import { chakra } from '@chakra-ui/react'
import { type TextNode, runLimit } from '@motif/design'
import { m } from '@motif/messages'
import { formatNumber } from '../../../format/index.ts'
import { ColourField } from '../fields/colour-field.tsx'
import { PaintField } from '../fields/paint-field.tsx'
import type { SectionProps } from './registry.ts'
import { useLetterStyle } from './use-letter-style.ts'

/** Explains what styles apply to: the selected characters, the next typed, or all. */
export function LetterNote(props: SectionProps<TextNode>) {
  const { isFor, words } = useLetterStyle(props)
  const runs = Math.max(...props.nodes.map((node) => node.runs?.length ?? 0))
  return (
    <chakra.output textStyle="small" color="fg.muted" lineClamp={2} _empty={{ display: 'none' }}>
      {isFor === 'all'
        ? runs > 0
          ? m.editor_letters_differ()
          : null
        : runs >= runLimit
          ? m.editor_letters_full({ limit: formatNumber(runLimit) })
          : isFor === 'next'
            ? m.editor_letters_next()
            : m.editor_letters_marked({ letters: words })}
    </chakra.output>
  )
}

/** Fill of text: a colour for selected or next characters, a colour or gradient for all. */
export function TextFill(props: SectionProps<TextNode>) {
  const { isFor, fill, setFill } = useLetterStyle(props)
  return isFor === 'all' ? (
    <PaintField
      legend={m.editor_fill()}
      paint={props.node.fill}
      onChange={(paint, key) => props.onChange({ fill: paint }, key)}
    />
  ) : (
    <ColourField legend={m.editor_fill()} colour={fill} onChange={setFill} />
  )
}
