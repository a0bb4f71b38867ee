import { Button } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { m } from '../../messages/index.ts'

/** The shop is out of reach: what was changed is kept, and the person may try at once. */
export const WaitingNotice = ({ onSendNow }: { onSendNow: (() => void) | undefined }) => (
  <Notice tone="warn" marginBlockEnd={4} alignItems="center">
    {m.cart_waiting()}
    {onSendNow ? (
      <Button variant="quiet" size="sm" marginInlineStart={2} textDecoration="underline" textUnderlineOffset="0.2em" onClick={onSendNow}>
        {m.cart_waiting_retry()}
      </Button>
    ) : null}
  </Notice>
)
