import { useCall } from '../services/api.ts'

/** Whether to offer the newsletter: to guests, and to accounts not subscribed. */
export function useNewsletterOffer({ isGuest }: { isGuest: boolean }): boolean {
  const { data } = useCall('GET /api/v1/newsletter', isGuest ? undefined : {})
  return isGuest || data?.isSubscribed === false
}
