import { chakra } from '@chakra-ui/react'
import { VisuallyHidden } from '../../../../components/visually-hidden/index.ts'
import { formatNumber } from '../../../../format/index.ts'
import { m } from '../../../../messages/index.ts'
import { useCheck } from './check-context.tsx'

/** How many things there are to look at, on the panel's button. */
export function CheckCount() {
  const { findings } = useCheck()
  if (findings.length === 0) return null
  const isGrave = findings.some(({ severity }) => severity === 'error' || severity === 'confirm')
  return (
    <>
      <chakra.span aria-hidden position="absolute" insetBlockStart={1} insetInlineStart="calc(50% + 0.25rem)" minWidth="18px" height="18px" paddingInline={1} borderRadius="full" bg={isGrave ? 'bad' : 'fg'} color="bg" fontSize="11px" lineHeight="18px" textAlign="center" fontVariantNumeric="tabular-nums">
        {formatNumber(findings.length)}
      </chakra.span>
      <VisuallyHidden>, {m.check_count({ count: findings.length })}</VisuallyHidden>
    </>
  )
}
