import { useCall } from '../services/api.ts'

/** Whether the checkout offers the newsletter: to guests, and to whoever is signed in and does not get it. */
export function useNewsletterOffer({ isGuest }: { isGuest: boolean }): boolean {
  const { data } = useCall('GET /api/v1/newsletter', isGuest ? undefined : {})
  return isGuest || data?.isSubscribed === false
}
