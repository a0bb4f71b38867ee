import { type Failure, failureOf } from '@motif/flows/outcome'
import { Newsletter } from '@motif/ui/shell'
import { useState } from 'react'
import { call } from '../services/api.ts'

/** Connects the footer's newsletter form to the API. */
export function ShopNewsletter() {
  const [state, setState] = useState<{ isSending?: boolean; sentTo?: string; failure?: Failure }>({})
  const ask = async (email: string) => {
    setState({ isSending: true })
    try {
      await call('POST /api/v1/newsletter', { body: { email } })
      setState({ sentTo: email })
    } catch (error) {
      setState({ failure: failureOf(error) })
    }
  }
  return <Newsletter {...state} onSubmit={({ email }) => void ask(email)} />
}
