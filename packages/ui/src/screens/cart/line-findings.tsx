import { chakra } from '@chakra-ui/react'
import type { DesignFinding } from '@motif/contract'
import { m } from '@motif/messages'
import { TriangleAlert } from 'lucide-react'
import { LinkButton } from '../../components/button/index.ts'
import { sentenceOfDesignFinding } from '../../components/findings-to-confirm/index.ts'
import { LineButtonLabel } from '../../components/line-item/index.ts'

interface LineFindingsProps {
  name: string
  findings: readonly DesignFinding[]
  /** URL of the design tool's check. */
  href: string
}

/** What a line's design loses in print, as confirmed, with the way to fix it. */
export function LineFindings({ name, findings, href }: LineFindingsProps) {
  const [first, ...others] = findings
  return first === undefined ? null : (
    <chakra.div display="flex" gap={2} marginBlockStart={3} textStyle="small">
      <chakra.span color="warn" flexShrink={0} marginBlockStart="2px">
        <TriangleAlert size={18} strokeWidth={1.75} aria-hidden />
      </chakra.span>
      <div>
        <chakra.p overflowWrap="anywhere">
          {sentenceOfDesignFinding(first)} {others.length === 0 ? null : m.cart_findings_more({ count: others.length })}
        </chakra.p>
        <LinkButton href={href} variant="quiet" size="sm" marginInlineStart={-3}>
          <LineButtonLabel words={m.cart_fix()} name={name} />
        </LinkButton>
      </div>
    </chakra.div>
  )
}
