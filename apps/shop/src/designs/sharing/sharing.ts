import { call } from '../../services/api.ts'

/** URL of a shared design. */
export const sharedAddress = (key: string): string =>
  `${location.origin}/designertool?shared=${encodeURIComponent(key)}`

/** Shares a design, idempotently; resolves to the link. The API issues keys for both kinds of account libraries. */
export async function shareDesign(id: string): Promise<string> {
  const { data } = await call('POST /api/v1/designs/{id}/share', { params: { id } })
  return sharedAddress(data.key)
}

/** Revokes the link permanently. */
export async function stopSharing(id: string): Promise<void> {
  await call('DELETE /api/v1/designs/{id}/share', { params: { id } })
}
