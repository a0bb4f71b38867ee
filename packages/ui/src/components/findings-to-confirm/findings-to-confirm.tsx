import { chakra } from '@chakra-ui/react'
import type { DesignFinding } from '@motif/contract'
import { m } from '@motif/messages'
import { TriangleAlert } from 'lucide-react'
import { Checkbox } from '../checkbox/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { nameOfFinding, sentenceOfDesignFinding } from './sentences.ts'

export interface FindingsToConfirmProps {
  findings: readonly DesignFinding[]
  /** Ids of the confirmed findings. */
  confirmed: ReadonlySet<string>
  onConfirm: (choice: { id: string; isConfirmed: boolean }) => void
  /** @default false */
  isDisabled?: boolean
}

/** Preflight findings with a checkbox each. */
export const FindingsToConfirm = ({ findings, confirmed, onConfirm, isDisabled = false }: FindingsToConfirmProps) => (
  <chakra.section
    aria-label={m.finding_title()}
    borderWidth="1px"
    borderColor="warn"
    borderRadius="control"
    paddingInline={4}
  >
    <chakra.p role="alert" paddingBlockStart={3} fontWeight="semibold">
      {m.finding_lead()}
    </chakra.p>
    <ul>
      {findings.map((finding) => (
        <chakra.li
          key={finding.id}
          display="grid"
          gridTemplateColumns="auto minmax(0, 1fr)"
          columnGap={3}
          paddingBlock={3}
          borderBlockEndWidth="1px"
          _last={{ borderBlockEndWidth: 0 }}
        >
          <chakra.span color="warn" marginBlockStart="2px">
            <TriangleAlert size={20} strokeWidth={1.75} aria-hidden />
          </chakra.span>
          <div>
            <chakra.p overflowWrap="anywhere">{sentenceOfDesignFinding(finding)}</chakra.p>
            <Checkbox
              checked={confirmed.has(finding.id)}
              disabled={isDisabled}
              onChange={({ isChecked }) => onConfirm({ id: finding.id, isConfirmed: isChecked })}
            >
              {m.check_as_it_is()}
              <VisuallyHidden> {nameOfFinding(finding)}</VisuallyHidden>
            </Checkbox>
          </div>
        </chakra.li>
      ))}
    </ul>
  </chakra.section>
)
