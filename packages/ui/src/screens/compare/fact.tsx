import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Rating } from '../../components/rating/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import type { ComparedFact } from './rows.ts'

/** A cell: one attribute of one product. */
export function Fact({ fact }: { fact: ComparedFact | undefined }) {
  if (fact === undefined)
    return (
      <chakra.span color="fg.muted">
        <span aria-hidden>–</span>
        <VisuallyHidden>{m.compare_not_given()}</VisuallyHidden>
      </chakra.span>
    )
  if (fact.kind === 'rating') return <Rating average={fact.average} count={fact.count} flexWrap="wrap" />
  if (fact.kind === 'colours')
    return (
      <chakra.ul display="flex" flexWrap="wrap" gap={1.5}>
        {fact.colours.map(({ label, swatch }) => (
          <li key={label} title={label}>
            <chakra.span
              display="block"
              boxSize="18px"
              borderRadius="full"
              borderWidth="1px"
              borderColor="border.control"
              forcedColorAdjust="none"
              style={{ backgroundColor: swatch ?? 'transparent' }}
            />
            <VisuallyHidden>{label}</VisuallyHidden>
          </li>
        ))}
      </chakra.ul>
    )
  return fact.lines.map((line) => (
    <chakra.span key={line} display="block" dir="auto" textStyle="figure">
      {line}
    </chakra.span>
  ))
}
