import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Button, LinkButton } from '../../../components/button/index.ts'
import { Notice } from '../../../components/notice/index.ts'

interface HintProps {
  href: string
  onHide: () => void
}

/** Hint for staff without two-factor sign-in. */
export const TwoFactorHint = ({ href, onHide }: HintProps) => (
  <Notice tone="info" marginBlockEnd={6}>
    <p>{m.two_factor_hint()}</p>
    <chakra.div display="flex" flexWrap="wrap" gap={3} marginBlockStart={3}>
      <LinkButton href={href}>{m.two_factor_set_up()}</LinkButton>
      <Button variant="quiet" onClick={onHide}>
        {m.two_factor_not_now()}
      </Button>
    </chakra.div>
  </Notice>
)
