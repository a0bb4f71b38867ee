import { call } from '../../services/api.ts'

/** Where a shared design is looked at. */
export const sharedAddress = (key: string): string =>
  `${location.origin}/designertool?shared=${encodeURIComponent(key)}`

/** Shares a design, or goes on sharing it; gives the link. The server gives keys for either home of an account's designs. */
export async function shareDesign(id: string): Promise<string> {
  const { data } = await call('POST /api/v1/designs/{id}/share', { params: { id } })
  return sharedAddress(data.key)
}

/** The link is never good again. */
export async function stopSharing(id: string): Promise<void> {
  await call('DELETE /api/v1/designs/{id}/share', { params: { id } })
}
