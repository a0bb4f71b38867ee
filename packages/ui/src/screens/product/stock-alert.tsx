import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { focusIfLost } from '../../forms/index.ts'
import { lazyModule, preloadOnIntent, useLazyModuleOnceOpen } from '../../lazy-module/index.ts'
import type { StockAlerts } from './types.ts'

const formModule = lazyModule(() => import('./stock-alert-form.tsx'))

export interface StockAlertProps {
  /** The sold-out variant. */
  variantId: string
  alerts: StockAlerts
}

/** Stock alert of a variant: button, form, and confirmation. */
export function StockAlert({ variantId, alerts: { email, isAsking, asked, failure, onAsk } }: StockAlertProps) {
  const [isOpen, setOpen] = useState(false)
  const code = useLazyModuleOnceOpen(formModule, isOpen)
  if (asked?.variantId === variantId)
    return (
      <Notice tone="good" ref={focusIfLost} tabIndex={-1}>
        <chakra.span overflowWrap="anywhere">{m.product_alert_done({ email: asked.email })}</chakra.span>
      </Notice>
    )
  if (code)
    return (
      <code.StockAlertForm
        email={asked?.email ?? email}
        isBusy={isAsking}
        failure={failure}
        onSubmit={(given) => onAsk({ variantId, email: given.email })}
      />
    )
  return (
    <Button alignSelf="start" isBusy={isOpen} {...preloadOnIntent(formModule)} onClick={() => setOpen(true)}>
      <Bell aria-hidden />
      {m.product_alert_ask()}
    </Button>
  )
}
