import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { ClipboardCheck } from 'lucide-react'
import { VisuallyHidden } from '../../../../components/visually-hidden/index.ts'
import { formatNumber } from '../../../../format/index.ts'
import { useCheck } from './check-context.tsx'

/** The hint about an empty design is not counted. */
const useCounted = () => useCheck().findings.filter(({ code }) => code !== 'empty')

/** Number of findings, as a badge on the panel's button. */
export function CheckCount() {
  const findings = useCounted()
  if (findings.length === 0) return null
  const isGrave = findings.some(({ severity }) => severity === 'error' || severity === 'confirm')
  return (
    <>
      <chakra.span
        aria-hidden
        position="absolute"
        insetBlockStart={1}
        insetInlineStart="calc(50% + 0.25rem)"
        minWidth="18px"
        height="18px"
        paddingInline={1}
        borderRadius="full"
        bg={isGrave ? 'bad' : 'fg'}
        color="bg"
        fontSize="11px"
        lineHeight="18px"
        textAlign="center"
        fontVariantNumeric="tabular-nums"
      >
        {formatNumber(findings.length)}
      </chakra.span>
      <VisuallyHidden>, {m.check_count({ count: findings.length })}</VisuallyHidden>
    </>
  )
}

/** The badge over the stage where the panel's button is collapsed; hidden without findings. */
export function CheckButton({ onOpen }: { onOpen: () => void }) {
  const findings = useCounted()
  return findings.length === 0 ? null : (
    <chakra.button
      type="button"
      onClick={onOpen}
      position="relative"
      width="target"
      minHeight="target"
      display="grid"
      placeItems="center"
      bg="bg.float"
      borderRadius="full"
      boxShadow="float"
      _highContrast={{ borderWidth: '1px' }}
    >
      <ClipboardCheck size={20} strokeWidth={1.75} aria-hidden />
      <VisuallyHidden>{m.check_title()}</VisuallyHidden>
      <CheckCount />
    </chakra.button>
  )
}
