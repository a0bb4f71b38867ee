import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import type { Failure } from '../../failure/index.ts'
import { FailureNotice } from '../../forms/index.ts'
import { Allowed } from './allowed.tsx'
import { mailName } from './mail-name.ts'
import { PanelTitle } from './panel-title.tsx'
import type { AdminScreenProps } from './types.ts'
import { useShopTime } from './shop-time.tsx'

type OrderMailsProps = Pick<AdminScreenProps, 'orderMails' | 'onResendMail'> & { orderId: string }

/** Mails that the buyer of an order got. Those still true can be sent again. */
export function OrderMails({ orderId, orderMails, onResendMail }: OrderMailsProps) {
  const { momentText } = useShopTime()
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<Failure>()
  if (!orderMails || orderMails.items.length === 0) return null
  const { to, items, resendsLeft } = orderMails
  const resend = async (mail: string) => {
    setBusy(mail)
    setFailure(undefined)
    setFailure(await onResendMail({ id: orderId, mail }))
    setBusy(null)
  }
  return (
    <section>
      <PanelTitle>{m.admin_mails()}</PanelTitle>
      <chakra.p color="fg.muted" overflowWrap="anywhere" marginBlockEnd={2}>
        {to === null ? m.admin_mails_erased() : m.admin_mails_to({ email: to })}
      </chakra.p>
      <FailureNotice failure={failure} marginBlockEnd={3} />
      <chakra.ul borderBlockEndWidth="1px">
        {items.map(({ mail, at, count, isCurrent }) => {
          const sentAt = momentText(at)
          return (
            <chakra.li
              key={mail}
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              justifyContent="space-between"
              columnGap={4}
              rowGap={1}
              paddingBlock={2}
              borderBlockStartWidth="1px"
            >
              <div>
                <chakra.div fontWeight="medium">{mailName(mail)}</chakra.div>
                <chakra.div color="fg.muted">
                  {count === 1
                    ? m.admin_mails_sent({ at: sentAt })
                    : m.admin_mails_sent_times({ count: String(count), at: sentAt })}
                </chakra.div>
              </div>
              {isCurrent && resendsLeft > 0 ? (
                <Allowed permission="orders.change">
                  <Button
                    size="sm"
                    aria-label={m.admin_mails_again_of({ mail: mailName(mail) })}
                    isBusy={busy === mail}
                    disabled={busy !== null && busy !== mail}
                    onClick={() => void resend(mail)}
                  >
                    {m.admin_mails_again()}
                  </Button>
                </Allowed>
              ) : isCurrent || to === null ? null : (
                <chakra.span color="fg.muted">{m.admin_mails_outdated()}</chakra.span>
              )}
            </chakra.li>
          )
        })}
      </chakra.ul>
      {resendsLeft === 0 ? <chakra.p marginBlockStart={2}>{m.admin_mails_limit()}</chakra.p> : null}
    </section>
  )
}
