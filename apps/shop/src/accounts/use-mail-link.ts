import type { Failure } from '@motif/flows/outcome'
import type { MailLinkKind } from '@motif/ui/screens/information'
import { useState } from 'react'
import { call } from '../services/api.ts'
import { useSessionStatus } from '../shell/session-status.ts'
import { failureIn } from '../shell/show-failure-toast.ts'

/** Mail link purposes by the query parameter of their token. */
const calls = {
  alerts: 'POST /api/v1/stock-alerts/stop',
  newsletter: 'POST /api/v1/newsletter/confirm',
  reminders: 'POST /api/v1/cart-reminders/stop',
  unsubscribe: 'POST /api/v1/newsletter/stop'
} as const satisfies Record<MailLinkKind, string>

const kinds = Object.keys(calls) as MailLinkKind[]

/**
 * Executes a mail link; undefined without one. The server renders the page without it, so it appears after hydration.
 */
export function useMailLink(search: URLSearchParams) {
  const kind = kinds.find((name) => search.has(name))
  const isOwn = useSessionStatus() !== 'unknown'
  const [state, setState] = useState<'idle' | 'busy' | 'done' | Failure>('idle')
  if (kind === undefined || !isOwn) return undefined
  const press = async () => {
    setState('busy')
    try {
      await call(calls[kind], { body: { token: search.get(kind) ?? '' } })
      setState('done')
    } catch (error) {
      setState(failureIn(error))
    }
  }
  return {
    kind,
    isBusy: state === 'busy',
    isDone: state === 'done',
    failure: typeof state === 'object' ? state : undefined,
    onPress: () => void press()
  }
}
