import type { AdminSearchProps, SearchTarget } from '@motif/ui/screens/admin'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { personal, resource } from '../loading/resource.ts'
import { useResource } from '../loading/use-resources.ts'
import { failed } from '../services/failed.ts'
import { useUser } from '../shell/client-state.ts'
import { recentChoicesOf, rememberChoice } from './recent-choices.ts'

/** The query of a search target. */
function queryOf(target: SearchTarget): Record<string, string> {
  switch (target.kind) {
    case 'section':
      return { section: target.section }
    case 'list':
      return { section: target.section, q: target.q }
    case 'order':
      return { section: 'orders', order: target.id }
    case 'product':
      return { section: 'products', product: target.id }
    case 'customer':
      return { section: 'customers', customer: target.key }
    default:
      return { section: 'products', product: 'new' }
  }
}

/** The admin search. A choice replaces the whole query. */
export function useAdminSearch(): AdminSearchProps {
  const by = useUser()?._id ?? ''
  const navigate = useNavigate()
  const [foundFor, setFoundFor] = useState('')
  const [choices, setChoices] = useState(0)
  const answer = useResource(
    foundFor === '' ? undefined : personal('admin', resource('GET /api/v1/admin/search', { query: { q: foundFor } }))
  )
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- read anew after each choice
  const recentChoices = useMemo(() => recentChoicesOf(by), [by, choices])
  return {
    foundFor,
    found: answer.data,
    findFailure: failed(answer.error),
    recentChoices,
    onFind: ({ q }) => setFoundFor(q),
    onRetryFind: () => void answer.mutate(),
    onGo: ({ label, target }) => {
      if (target.kind !== 'customer' && target.kind !== 'list') rememberChoice(by, { label, target })
      setChoices(choices + 1)
      void navigate(`/admin?${new URLSearchParams(queryOf(target))}`)
    }
  }
}
