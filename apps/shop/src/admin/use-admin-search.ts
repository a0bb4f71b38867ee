import type { AdminSearchProps, NewEntry, SearchTarget } from '@motif/ui/screens/admin'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { personal, resource } from '../loading/resource.ts'
import { useResource } from '../loading/use-resources.ts'
import { failed } from '../services/failed.ts'
import { useUser } from '../shell/client-state.ts'
import { chooseTheme } from '../shell/theme.ts'
import { recentChoicesOf, rememberChoice } from './recent-choices.ts'

const newEntryQueries: Readonly<Record<NewEntry, Record<string, string>>> = {
  product: { section: 'products', product: 'new' },
  'draft-order': { section: 'draft-orders', draft: 'new' },
  category: { section: 'categories', part: 'new' },
  collection: { section: 'collections', part: 'new' },
  coupon: { section: 'coupons', part: 'new' },
  'gift-card': { section: 'gift-cards', part: 'new' },
  invitation: { section: 'staff', part: 'new' }
}

/** The query of a search target. */
export function queryOf(target: Exclude<SearchTarget, { kind: 'theme' }>): Record<string, string> {
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
    case 'new':
      return newEntryQueries[target.entry]
    case 'files':
      return { section: 'imports', part: target.part }
    case 'setting':
      return { section: 'settings', part: target.part }
    default:
      return { section: 'texts', text: target.key }
  }
}

/** The admin search. A choice replaces the whole query, or changes the theme. */
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
      if (target.kind === 'theme') chooseTheme(target.theme)
      else void navigate(`/admin?${new URLSearchParams(queryOf(target))}`)
    }
  }
}
