import { chakra } from '@chakra-ui/react'
import type { Money } from '@motif/contract'
import { m } from '@motif/messages'
import { Landmark } from 'lucide-react'
import { Button } from '../../components/button/index.ts'
import { Dialog } from '../../components/dialog/index.ts'
import { formatMoney } from '../../format/index.ts'

/** Simulates the bank's 3-D Secure page for the built-in provider; closing declines. */
export function BankDialog({
  isOpen,
  total,
  onChallenge
}: {
  isOpen: boolean
  total: Money
  onChallenge: (answer: { result: 'passed' | 'failed' }) => void
}) {
  const decline = () => onChallenge({ result: 'failed' })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={decline}
      title={m.checkout_bank_title()}
      size="sm"
      footer={
        <>
          <Button variant="quiet" onClick={decline}>
            {m.checkout_bank_decline()}
          </Button>
          <Button variant="accent" data-autofocus onClick={() => onChallenge({ result: 'passed' })}>
            {m.checkout_bank_approve()}
          </Button>
        </>
      }
    >
      <chakra.div display="flex" alignItems="center" gap={4} marginBlockEnd={4}>
        <chakra.span display="grid" placeItems="center" boxSize={12} borderRadius="full" borderWidth="1px">
          <Landmark size={20} strokeWidth={1.75} aria-hidden />
        </chakra.span>
        <chakra.strong fontFamily="heading" fontSize="2xl" fontVariantNumeric="tabular-nums">
          {formatMoney(total)}
        </chakra.strong>
      </chakra.div>
      <p>{m.checkout_bank_lead()}</p>
    </Dialog>
  )
}
