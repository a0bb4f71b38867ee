import { chakra } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { m } from '@motif/messages'
import { Check, Copy, Download, Printer } from 'lucide-react'
import { useCopied } from '../../../clipboard/index.ts'
import { Button } from '../../../components/button/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import type { TwoFactorStepProps } from './types.ts'

interface RecoveryCodesProps extends Pick<TwoFactorStepProps, 'onKept' | 'onDownload'> {
  codes: readonly string[]
}

/** On paper stand the codes alone. */
const printed = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    '[data-printed], [data-printed] *': { visibility: 'visible', color: 'black' },
    '[data-printed]': { position: 'fixed', inset: '0 auto auto 0', width: '100%', background: 'white' }
  }
} as const

/** New recovery codes: they cannot be shown again. */
export function RecoveryCodes({ codes, onKept, onDownload }: RecoveryCodesProps) {
  const { isCopied, copy } = useCopied(codes.join('\n'))
  return (
    <chakra.div display="grid" gap={5}>
      <Global styles={printed} />
      <Notice tone="warn">{m.two_factor_recovery_once()}</Notice>
      <chakra.ul
        data-printed
        listStyle="none"
        aria-label={m.two_factor_recovery_codes()}
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(9rem, 1fr))"
        gap={2}
        bg="bg.raised"
        borderRadius="control"
        padding={4}
        letterSpacing="0.05em"
        fontVariantNumeric="tabular-nums"
        userSelect="all"
        dir="ltr"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </chakra.ul>
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        <Button onClick={copy}>
          {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {isCopied ? m.two_factor_copied() : m.two_factor_copy()}
        </Button>
        <Button onClick={() => onDownload({ codes })}>
          <Download aria-hidden />
          {m.two_factor_download()}
        </Button>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden />
          {m.two_factor_print()}
        </Button>
      </chakra.div>
      <Button variant="accent" isWide onClick={onKept}>
        {m.two_factor_kept()}
      </Button>
    </chakra.div>
  )
}
