import { chakra } from '@chakra-ui/react'
import { type TextNode, runLimit } from '@motif/design'
import { m } from '@motif/messages'
import { formatNumber } from '../../../format/index.ts'
import { ColourField } from '../fields/colour-field.tsx'
import { PaintField } from '../fields/paint-field.tsx'
import type { SectionProps } from './registry.ts'
import { useLetterStyle } from './use-letter-style.ts'

/** What styles are for: the letters that are marked, what is typed next, or all letters where some differ. */
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

/** What letters are filled with: those that are marked or typed next with a colour, all of them with a gradient, too. */
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
