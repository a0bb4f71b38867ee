import { failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import type { AdminScreenProps, GiftCardQuery } from '@motif/ui/screens/admin'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { ResourceStates } from '../loading/use-resources.ts'
import { call } from '../services/api.ts'
import { mutateWithToast } from './mutate-with-toast.ts'
import { addressWith, type adminAt } from './read-admin.ts'

type Actions = Pick<AdminScreenProps, 'onIssueGiftCards' | 'onAdjustGiftCard' | 'onReplaceGiftCardCode'>

/** Idempotency keys per request: retries after a lost response keep the key; an answered request gets a new one. */
function useWishKeys() {
  const last = useRef({ wish: '', key: '' })
  return {
    keyOf: (...wish: unknown[]) => {
      const text = JSON.stringify(wish)
      if (last.current.wish !== text) last.current = { wish: text, key: crypto.randomUUID() }
      return { 'idempotency-key': last.current.key }
    },
    answered: () => {
      last.current = { wish: '', key: '' }
    }
  }
}

/** Issues, adjusts and disables gift cards. Codes are passed to the screen and stored nowhere. */
export function useGiftCardActions({
  giftCards,
  giftCard
}: Pick<ResourceStates<ReturnType<typeof adminAt>>, 'giftCards' | 'giftCard'>) {
  const [search, setSearch] = useSearchParams()
  const { keyOf, answered } = useWishKeys()

  const issue: Actions['onIssueGiftCards'] = async (wish) => {
    try {
      const { data } = await call('POST /api/v1/admin/gift-cards', { headers: keyOf('issue', wish), body: wish })
      answered()
      if (wish.recipientEmail !== null) toaster.show({ tone: 'good', title: m.admin_gift_card_mailed() })
      return data
    } catch (error) {
      return { failure: failureOf(error) }
    } finally {
      await giftCards.mutate()
    }
  }
  const replace: Actions['onReplaceGiftCardCode'] = async ({ id }) => {
    try {
      const { data } = await call('POST /api/v1/admin/gift-cards/{id}/code', {
        params: { id },
        headers: keyOf('code', id)
      })
      answered()
      return { items: [data] }
    } catch (error) {
      return { failure: failureOf(error) }
    } finally {
      await giftCard.mutate()
    }
  }
  const adjust: Actions['onAdjustGiftCard'] = ({ id, ...body }) =>
    mutateWithToast(
      giftCard,
      async () => {
        await call('POST /api/v1/admin/gift-cards/{id}/adjustments', {
          params: { id },
          headers: keyOf('adjust', id, body),
          body
        })
        answered()
      },
      m.admin_gift_card_adjusted()
    )
  return {
    onRetryGiftCards: () => void giftCards.mutate(),
    onRetryGiftCard: () => void giftCard.mutate(),
    onFilterGiftCards: ({ q, state }: GiftCardQuery) => setSearch(addressWith(search, { q, state, after: null })),
    giftCardHrefOf: ({ id }: { id: string | null }) => addressWith(search, { 'gift-card': id }),
    onIssueGiftCards: issue,
    onReplaceGiftCardCode: replace,
    onAdjustGiftCard: adjust,
    onChangeGiftCard: (({ id, ...body }) =>
      mutateWithToast(
        giftCard,
        () => call('PATCH /api/v1/admin/gift-cards/{id}', { params: { id }, body }),
        body.isStopped === true ? m.admin_gift_card_was_stopped() : m.admin_gift_card_was_resumed()
      )) satisfies AdminScreenProps['onChangeGiftCard']
  }
}
