import type { Failure } from '@motif/flows/outcome'
import { useState } from 'react'
import { call } from '../services/api.ts'
import { useSessionStatus } from '../shell/session.ts'
import { failureIn } from '../shell/tell-failure.ts'

/**
 * Forgets the address that a link of a mail names (`?alerts=`); undefined without such a link. The server renders the page the same for everybody,
 * so the browser shows this once the page is its own.
 */
export function useStopAlerts(search: URLSearchParams) {
  const token = search.get('alerts')
  const isOwn = useSessionStatus() !== 'unknown'
  const [state, setState] = useState<'idle' | 'busy' | 'done' | Failure>('idle')
  if (token === null || !isOwn) return undefined
  const stop = async () => {
    setState('busy')
    try {
      await call('POST /api/v1/stock-alerts/stop', { body: { token } })
      setState('done')
    } catch (error) {
      setState(failureIn(error))
    }
  }
  return {
    isBusy: state === 'busy',
    isDone: state === 'done',
    failure: typeof state === 'object' ? state : undefined,
    onStop: () => void stop()
  }
}
